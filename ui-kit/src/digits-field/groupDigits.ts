/**
 * Puts spaces between groups so that a person can compare: `groupDigits('12345', [3])` → `123 45`. No line
 * ends beside a group of one, which would be overlooked alone. `between` stands there where people write something else.
 */
export function groupDigits(digits: string, groups: readonly number[], between = ' '): string {
  const parts: string[] = []
  let from = 0
  while (from < digits.length) {
    // A group of none would never end.
    const size = groups[parts.length] || groups[groups.length - 1] || 4
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.join(between).replace(/^\w | \w\b ?/g, (one) => one.replaceAll(' ', '\u00a0'))
}
