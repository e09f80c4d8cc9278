/**
 * Puts spaces between groups so that a person can compare: `groupDigits('12345', [3])` → `123 45`. No line
 * ends beside a group of one, which would be overlooked alone. `between` stands there where people write something else.
 */
export function groupDigits(digits: string, groups: readonly number[], between = ' '): string {
  let text = ''
  let from = 0
  let before = ''
  for (let nth = 0; from < digits.length; nth += 1) {
    // A group of none would never end.
    const size = groups[nth] || groups[groups.length - 1] || 4
    const part = digits.slice(from, from + size)
    const isAlone = between === ' ' && (part.length === 1 || before.length === 1)
    text += from === 0 ? part : `${isAlone ? '\u00a0' : between}${part}`
    from += size
    before = part
  }
  return text
}
