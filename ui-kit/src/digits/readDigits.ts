/** First digit of Thai, Arabic-Indic and extended Arabic-Indic (Persian, Urdu) figures. */
const ZEROS = [0x0e50, 0x0660, 0x06f0]

/** Turns Thai, Arabic-Indic and extended Arabic-Indic digits into 0–9; the rest stays as it is. */
export function foldDigits(text: string): string {
  return text.replace(/[๐-๙٠-٩۰-۹]/g, (figure) => {
    const code = figure.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code
    return String(code - zero)
  })
}

/** What people put between digits: spaces, dashes, dots, brackets, and invisible direction marks. */
const SEPARATORS = /[\s\u00a0\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\-‐-―−.,()/·]/g

/**
 * The digits meant by what was typed or pasted: any digit system, without separators. A letter
 * stays, so that a rule can say that it does not belong there instead of losing it silently.
 */
export function readDigits(text: string): string {
  return foldDigits(text).replace(SEPARATORS, '')
}

/**
 * The national digits of a phone number written in any usual way: with or without the country's
 * prefix (`+66`, `0066`), with or without the trunk 0.
 *
 * @param prefix such as `+66`
 * @param longest most digits that a national number has; a longer one that begins with the
 *   prefix's digits is taken as written with the prefix and without its plus.
 */
export function readPhone(text: string, prefix: string, longest = 10): string {
  const code = prefix.replace('+', '')
  let number = readDigits(text)
  if (number.startsWith(`+${code}`)) number = number.slice(code.length + 1)
  else if (number.startsWith(`00${code}`)) number = number.slice(code.length + 2)
  else if (number.startsWith(code) && number.length > longest) number = number.slice(code.length)
  return number.replace(/^0/, '')
}
