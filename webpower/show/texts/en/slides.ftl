# Slides for a projector

slides-back = Back (left arrow)
slides-next = Next (right arrow)
slides-full = Full screen (F)
slides-slides = Slides: go on with the right arrow
