"""The app: table, stepper and gallery as pages without code, each visitor's his own, served by Voilà."""
