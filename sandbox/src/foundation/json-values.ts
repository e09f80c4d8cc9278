const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/**
 * Whether a JSON text, in UTF-8, holds more values than that: each list and object, and whatever it
 * holds. It looks no further than at the first that is too many, and makes no string of it. Of bytes
 * that are no JSON it says anything.
 */
export function hasMoreValues(json: Buffer, most: number): boolean {
  let values = 1
  let hasOpened = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? SPACE
    if (sign <= SPACE) continue
    // The first thing within a list or an object; each other one follows a comma.
    if (hasOpened && sign !== CLOSE_LIST && sign !== CLOSE_OBJECT) values += 1
    hasOpened = sign === OPEN_LIST || sign === OPEN_OBJECT
    if (sign === COMMA) values += 1
    if (values > most) return true
    if (sign === QUOTE) at = endOfText(json, at)
  }
  return false
}

/** Where the text that begins there ends: at the next quote that no odd number of backslashes stands before. */
function endOfText(json: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = json.indexOf(QUOTE, at + 1)
    if (at === -1) return json.length
    let before = at
    while (json[before - 1] === BACKSLASH) before -= 1
    if ((at - before) % 2 === 0) return at
  }
}
