import type { Word } from './word.ts'

/** How far apart, in heights of the print, a label and what it names may stand. */
const WIDEST_GAP = 12

/** Whether `right` goes on where `left` ends: at the same height and not too far away. */
function goesOn(left: Word, right: Word): boolean {
  const overlap =
    Math.min(left.box.bottom, right.box.bottom) - Math.max(left.box.top, right.box.top)
  const heights = [left, right].map(({ box }) => box.bottom - box.top)
  const gap = right.box.left - left.box.right
  return overlap > Math.min(...heights) / 2 && gap >= 0 && gap < Math.max(...heights) * WIDEST_GAP
}

/**
 * The lines as a person reads them. An engine takes a column of labels and the column of what they
 * name for two blocks; here a line is joined to the one that it goes on from. Judged by the words
 * that face each other, so that a tilted card joins rightly too.
 */
export function joinedLines(lines: readonly (readonly Word[])[]): string[] {
  const rows: Word[][] = []
  const byLeft = lines
    .filter((line) => line.length > 0)
    .toSorted((a, b) => (a[0]?.box.left ?? 0) - (b[0]?.box.left ?? 0))
  for (const line of byLeft) {
    const row = rows.find((words) => {
      const [last, first] = [words.at(-1), line[0]]
      return last !== undefined && first !== undefined && goesOn(last, first)
    })
    if (row) row.push(...line)
    else rows.push([...line])
  }
  return rows
    .toSorted((a, b) => (a[0]?.box.top ?? 0) - (b[0]?.box.top ?? 0))
    .map((words) => words.map(({ text }) => text).join(' '))
    .filter((line) => line.trim() !== '')
}
