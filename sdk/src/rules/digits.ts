/** Where the digits of Thai, Arabic and extended Arabic (Urdu, Persian) begin. */
const ZEROS = [0x0e50, 0x0660, 0x06f0]

/** Writes every digit in ASCII and leaves the rest as it is: `๐٨۱x` becomes `081x`. */
export function foldDigits(text: string): string {
  return text.replace(/[๐-๙٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })
}

/** A number as people write it, without what they put in for the eye: digits folded, capitals, no space, dash or dot. */
export function normalizeNumber(text: string): string {
  return foldDigits(text)
    .toUpperCase()
    .replace(/[\s\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff().\-‐-―/]/g, '')
}
