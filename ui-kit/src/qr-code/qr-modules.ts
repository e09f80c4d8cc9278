import { qrWords } from './qr-words.ts'

/** Rows of modules, 1 for a dark one; nothing where no pattern stands yet. */
type Grid = number[][]

/** Which modules a mask turns: those for which it gives 0. */
const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (((x / 3) | 0) + (y >> 1)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** A number with the remainder by a polynomial of `length` bits behind it. */
function withRemainder(value: number, length: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < length; step += 1)
    rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial)
  return (value << length) | rest
}

/** A square in rings around its middle; `light` are the distances of those that are not dark. */
function square(grid: Grid, x: number, y: number, reach: number, light: readonly number[]) {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const row = grid[y + down]
      const ring = Math.max(Math.abs(down), Math.abs(across))
      if (row && x + across >= 0 && x + across < grid.length) {
        row[x + across] = +!light.includes(ring)
      }
    }
  }
}

/** The two copies of level and mask, each around corners. */
function writeFormat(grid: Grid, format: number, mask: number) {
  const bits = withRemainder((format << 3) | mask, 10, 0x537) ^ 0x5412
  const side = grid.length
  const set = (x: number, y: number, value: number) => ((grid[y] as number[])[x] = value & 1)
  for (let at = 0; at < 15; at += 1) {
    const bit = bits >> at
    // Past the lines at 6, which stand already.
    if (at < 8) set(8, at + +(at > 5), bit)
    else set(at > 8 ? 14 - at : 7, 8, bit)
    if (at < 8) set(side - 1 - at, 8, bit)
    else set(8, side - 15 + at, bit)
  }
  set(8, side - 8, 1)
}

/** Where the middles of the small squares stand, on both axes. */
function marksOf(version: number, side: number): number[] {
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const marks: number[] = []
  for (let at = side - 7; marks.length < count - 1; at -= step) marks.unshift(at)
  return version > 1 ? [6, ...marks] : []
}

/** All that is the same whatever a code says. */
function patterns(version: number): Grid {
  const side = version * 4 + 17
  const grid: Grid = Array.from({ length: side }, () => [])
  grid.forEach((row, at) => {
    row[6] = +(at % 2 === 0)
    if (at === 6) for (let x = 0; x < side; x += 1) row[x] = +(x % 2 === 0)
  })
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    square(grid, x, y, 4, [2, 4])
  const marks = marksOf(version, side)
  const last = side - 7
  const isEnd = (at: number) => at === 6 || at === last
  for (const x of marks) {
    for (const y of marks) {
      // In three corners larger squares stand.
      if (!isEnd(x) || !isEnd(y) || x + y === 2 * last) square(grid, x, y, 2, [1])
    }
  }
  writeFormat(grid, 0, 0)
  if (version > 6) {
    const bits = withRemainder(version, 12, 0x1f25)
    for (let at = 0; at < 18; at += 1) {
      const [long, short] = [side - 11 + (at % 3), (at / 3) | 0]
      for (const [x, y] of [
        [long, short],
        [short, long],
      ] as const) {
        ;(grid[y] as number[])[x] = (bits >> at) & 1
      }
    }
  }
  return grid
}

/** How much a reader could be misled by one row or column: long runs, and what looks like a corner. */
function lineFault(line: string, side: number): number {
  let fault = 0
  for (const { length } of line.match(/0{5,}|1{5,}/g) ?? []) fault += length - 2
  // Around the code all is light: runs of both kinds in turns, the first and the last of them light.
  const runs = `0${line}0`.match(/0+|1+/g) ?? []
  const lengths = runs.map(({ length }, at) =>
    at % (runs.length - 1) === 0 ? length - 1 + side : length,
  )
  for (let at = 1; at + 5 < lengths.length; at += 2) {
    const [before = 0, one = 0, two, three, four, five, after = 0] = lengths.slice(at - 1, at + 6)
    if (two !== one || three !== one * 3 || four !== one || five !== one) continue
    if (Math.min(before, after) >= one) {
      fault += 40 * (+(before >= one * 4) + +(after >= one * 4))
    }
  }
  return fault
}

/** By how much a mask is worse than another (ISO/IEC 18004, 7.8.3). */
function faultsOf(grid: Grid): number {
  const side = grid.length
  const rows = grid.map((row) => row.join(''))
  const columns = grid.map((_, x) => grid.map((row) => row[x]).join(''))
  let fault = 0
  for (const line of [...rows, ...columns]) fault += lineFault(line, side)
  grid.forEach((row, y) => {
    row.forEach((module, x) => {
      const below = grid[y + 1]
      if (below && module === row[x + 1] && module === below[x] && module === below[x + 1])
        fault += 3
    })
  })
  const dark = rows.join('').replace(/0/g, '').length
  return fault + 10 * (Math.ceil(Math.abs(dark * 20 - side * side * 10) / (side * side)) - 1)
}

/**
 * The modules of a QR code (ISO/IEC 18004), true for a dark one, without the quiet zone.
 *
 * @throws RangeError when the text is longer than any code.
 */
export function qrModules(text: string): boolean[][] {
  const { version, format, bits } = qrWords(text)
  const grid = patterns(version)
  const side = grid.length
  // In columns of two, up and down in turns from the right, past the line at 6.
  const free: [row: number[], x: number, y: number][] = []
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right + 1) & 2) === 0
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step
      const row = grid[y] as number[]
      for (const x of [right, right - 1]) if (row[x] === undefined) free.push([row, x, y])
    }
  }
  const write = (mask: number) => {
    free.forEach(([row, x, y], at) => (row[x] = +(bits[at] ?? 0) ^ +!masks[mask]?.(x, y)))
    writeFormat(grid, format, mask)
  }
  const faults = masks.map((_, mask) => {
    write(mask)
    return faultsOf(grid)
  })
  write(faults.indexOf(Math.min(...faults)))
  return grid.map((row) => row.map(Boolean))
}
