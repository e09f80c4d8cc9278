/**
 * Words of correction a block, and blocks, of each version from 1 on: the sign's code less 40 (ISO/IEC 18004,
 * table 9). `format` is the level's number in the code itself. The weakest level, L, is never used.
 */
const levels = [
  {
    format: 0,
    correction: '28B:@8:>>BF>>@@DDBBBBDDDDDDDDDDDDDDDDDDD',
    blocks: ')))**,,,---01122356899:<=?ABDEGIKMNPSUWY',
  },
  {
    format: 3,
    correction: '5>:B:@:><@DB@<F@DDBFDFFFFDFFFFFFFFFFFFFF',
    blocks: '))**,,..000248498:=<??ACEJJKNPSUX[]`cfil',
  },
  {
    format: 2,
    correction: '9D>8>DBB@D@D>@@FDDBDF@FFFFFFFFFFFFFFFFFF',
    blocks: '))*,,,-.003388:8;=AAAJFHKMPRUX[^adgjnruy',
  },
] as const
type Level = (typeof levels)[number]

const numberOf = (table: string, version: number) => table.charCodeAt(version - 1) - 40

/** Words of eight modules that a version has room for, with those of correction. */
function allWords(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0
  const taken = marks && (25 * marks - 10) * marks - 55
  return ((16 * version + 128) * version + 64 - taken - (version > 6 ? 36 : 0)) >> 3
}

const dataWords = (version: number, { correction, blocks }: Level) =>
  allWords(version) - numberOf(correction, version) * numberOf(blocks, version)

const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0')

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** A text in the shortest of three ways: digits, capital letters with some signs, bytes. */
function segmentOf(text: string): { mode: number; counts: number[]; length: number; bits: string } {
  if (/^\d+$/.test(text)) {
    const bits = text.replace(/\d{1,3}/g, (some) => bitsOf(+some, some.length * 3 + 1))
    return { mode: 1, counts: [10, 12, 14], length: text.length, bits }
  }
  if (/^[0-9A-Z $%*+\-./:]*$/.test(text)) {
    const bits = text.replace(/..?/g, (two) =>
      [...two].length > 1
        ? bitsOf(letters.indexOf(two.charAt(0)) * 45 + letters.indexOf(two.charAt(1)), 11)
        : bitsOf(letters.indexOf(two), 6),
    )
    return { mode: 2, counts: [9, 11, 13], length: text.length, bits }
  }
  const bytes = [...new TextEncoder().encode(text)]
  const bits = bytes.map((byte) => bitsOf(byte, 8)).join('')
  return { mode: 4, counts: [8, 16, 16], length: bytes.length, bits }
}

/** Product in the field of 256 elements that the standard takes. */
function times(one: number, other: number): number {
  let product = 0
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> at) & 1) * one)
  }
  return product
}

/** The remainder of a block by the generator polynomial of so many words (Reed and Solomon). */
function correctionOf(block: readonly number[], count: number): number[] {
  let divisor = [...Array<number>(count - 1).fill(0), 1]
  for (let step = 0, root = 1; step < count; step += 1, root = times(root, 2)) {
    divisor = divisor.map((word, at) => times(word, root) ^ (divisor[at + 1] ?? 0))
  }
  return block.reduce((rest, word) => {
    const factor = word ^ (rest[0] ?? 0)
    return divisor.map((part, at) => (rest[at + 1] ?? 0) ^ times(part, factor))
  }, Array<number>(count).fill(0))
}

/** Data in blocks with their correction, taken in turns: a stain then harms a little of each. */
function interleave(data: readonly number[], version: number, level: Level): number[] {
  const count = numberOf(level.blocks, version)
  const correction = numberOf(level.correction, version)
  const short = Math.floor(allWords(version) / count) - correction
  const firstLong = count - (allWords(version) % count)
  const blocks: number[][] = []
  for (let block = 0, from = 0; block < count; block += 1) {
    const to = from + short + +(block >= firstLong)
    blocks.push(data.slice(from, to))
    from = to
  }
  const inTurns = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
  const corrections = blocks.map((block) => correctionOf(block, correction))
  return [...inTurns(blocks, short + 1), ...inTurns(corrections, correction)]
}

/** What is written into a code: its version, its level, and the bits of all words. */
export interface QrWords {
  version: number
  format: number
  bits: string
}

/**
 * A text in the smallest version that holds it at level M, at the strongest level that fits in there.
 *
 * @throws RangeError when it is longer than any code.
 */
export function qrWords(text: string): QrWords {
  const { mode, counts, length, bits } = segmentOf(text)
  for (let version = 1; version <= 40; version += 1) {
    const count = counts[((version + 7) / 17) | 0] ?? 0
    const needed = 4 + count + bits.length
    const fits = (level: Level) => length < 2 ** count && needed <= dataWords(version, level) * 8
    const level = levels.filter(fits).pop()
    if (!level) continue
    const room = dataWords(version, level) * 8
    let all = bitsOf(mode, 4) + bitsOf(length, count) + bits
    all = all.padEnd(Math.min(room, all.length + 4), '0')
    all = all.padEnd(Math.ceil(all.length / 8) * 8, '0').padEnd(room, '1110110000010001')
    const data = (all.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2))
    const words = interleave(data, version, level).map((word) => bitsOf(word, 8))
    return { version, format: level.format, bits: words.join('') }
  }
  throw new RangeError('too long for a QR code')
}
