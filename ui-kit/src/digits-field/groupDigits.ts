/** Puts spaces between groups so that a person can compare: `groupDigits('12345', [3])` → `123 45`. */
export function groupDigits(digits: string, groups: readonly number[]): string {
  const parts: string[] = []
  let from = 0
  while (from < digits.length) {
    // A group of none would never end.
    const size = groups[parts.length] || groups[groups.length - 1] || 4
    parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.join(' ')
}
