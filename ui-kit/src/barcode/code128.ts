/**
 * Widths of bars and spaces of each of the 107 signs (ISO/IEC 15417), the dark one first. All signs are 11
 * modules wide, but for the stop.
 */
const signs =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const stop = '2331112'
const startText = 104
const startPairs = 105
const toPairs = 99
const toText = 100

/**
 * The codes of a text in CODE128, with start, check sign and stop left to `code128`: single characters, or
 * pairs of digits where four or more digits follow one another.
 */
function codesOf(value: string): number[] {
  const codes: number[] = []
  let pairs: boolean | undefined
  for (let at = 0; at < value.length;) {
    const digits = /^\d*/.exec(value.slice(at))?.[0].length ?? 0
    // Changing to pairs and back takes a sign each: it must be worth it.
    const inPairs = pairs
      ? digits >= 2
      : digits >= (at === 0 || at + digits === value.length ? 4 : 6)
    // Of an odd number of digits the first goes alone.
    const now = inPairs && (pairs === true || digits % 2 === 0)
    if (now !== pairs) {
      codes.push(pairs === undefined ? (now ? startPairs : startText) : now ? toPairs : toText)
      pairs = now
    }
    codes.push(now ? Number(value.slice(at, at + 2)) : value.charCodeAt(at) - 32)
    at += now ? 2 : 1
  }
  return codes
}

/**
 * Widths of bars and spaces in modules, the dark one first.
 *
 * @param value letters, digits and signs of ASCII, at least one.
 * @throws RangeError when there is anything else in it: a shop's reader would read another reference.
 */
export function code128(value: string): number[] {
  if (!/^[ -~]+$/.test(value)) throw new RangeError(`no CODE128 can be made of "${value}"`)
  const codes = codesOf(value)
  const check = codes.reduce((sum, code, place) => sum + code * Math.max(1, place), 0) % 103
  const widths = [...codes, check].map((code) => signs.slice(code * 6, code * 6 + 6)).join('')
  return [...(widths + stop)].map(Number)
}
