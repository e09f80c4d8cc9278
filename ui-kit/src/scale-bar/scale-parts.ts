/** A stretch of the bar, in thousandths of its length. */
export type Stretch = { start: number; length: number }

const whole = 1000
const gap = 6
/** Under this a part would vanish; about 3 px on a phone. */
const smallest = 9

/**
 * Lays sizes along a line of 1000, to scale, with a small gap between. Whatever is above zero stays
 * visible; the largest part pays for that.
 */
export function scaleParts(sizes: readonly number[]): Stretch[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const shown = sizes.filter((size) => size > 0).length
  if (total <= 0) return sizes.map(() => ({ start: 0, length: 0 }))
  const room = whole - gap * Math.max(0, shown - 1)
  const lengths = sizes.map((size) => (size > 0 ? Math.max(smallest, (size / total) * room) : 0))
  const excess = lengths.reduce((sum, length) => sum + length, 0) - room
  const largest = lengths.indexOf(Math.max(...lengths))
  let start = 0
  return lengths.map((length, index) => {
    const own = index === largest ? length - excess : length
    const stretch = { start, length: own }
    if (own > 0) start += own + gap
    return stretch
  })
}
