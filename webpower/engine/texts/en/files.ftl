# What is wrong in a file: what was expected, and what came

file-wrong = expected { $expected }, got { $got }
file-missing = missing; expected { $expected }
file-unknown-key = unknown key; expected { $expected }
file-twice = expected once, and it is there twice
file-more-mistakes = … and { $number ->
    [one] 1 more mistake
   *[other] { $number } more mistakes
 }
file-ok = ok
file-and-more = and { $number } more
file-part = { $part }: { $wrong }

# What may be expected

file-a-text = a text
file-a-whole-number = a whole number
file-a-number = a number
file-true-or-false = true or false
file-a-list = a list
file-an-object = an object
file-a-value = a value
file-a-json-object = a JSON object
file-between = a number from { $least } to { $most }
file-digits = a whole number of at most { $digits } digits
file-entries = { $least } to { $most } entries
file-entries-exactly = { $number ->
    [one] 1 entry
   *[other] { $number } entries
 }
file-characters = a text of { $least } to { $most } characters
file-characters-most = at most { $most } characters
file-not-blank = a text that is not blank
file-plain = a text on one line, without control characters
file-good-entries = entries that can be read
file-bytes-most = at most { $most } bytes
file-depth-most = at most { $most } lists and objects in each other
file-path = the path of a file
file-whole-characters = whole characters
file-utf-8 = text in UTF-8

# What may have come

file-more = more
file-number = { $number }
file-in-it = { $value } in it
file-all-wrong = { $number } before this one that can't; the rest was not looked at
file-half-character = half of one in { $value }
file-byte = the byte { $byte } at { $number }

# Text that is not JSON

json-wrong = not JSON: expected { $expected }, got { $got } (line { $line }, column { $column })
json-value = a value
json-key = a key in double quotes
json-colon = a colon
json-comma = a comma or the end of the list or object
json-end = the end of the file
json-quote = a text that ends with a double quote
json-character = a text without line breaks and control characters
json-escape = an escape that JSON has
json-other = JSON
json-file-end = the end of the file
json-number = not JSON that can be read: expected a number, got { $got }
json-digits = not JSON that can be read: expected numbers of at most { $digits } digits, got a longer one

# Files that can't be opened or written

file-not-opened = expected a file that can be opened, got: { $why }
file-not-written = can't be written: { $why }
