const UNICODE = 0
const WINDOWS = 3
const BY_SEGMENTS = 4
const BY_GROUPS = 12

/**
 * The signs for which a TrueType file has a glyph: its table `cmap`, in the two forms that fonts of
 * today have (OpenType 1.9, "cmap"). Throws `RangeError` for a file that has neither.
 */
export function signsOf(file: Uint8Array): ReadonlySet<number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const table = tableAt(view, 'cmap')
  const signs = new Set<number>()
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const record = table + 4 + 8 * index
    const platform = view.getUint16(record)
    if (platform !== UNICODE && platform !== WINDOWS) continue
    const at = table + view.getUint32(record + 4)
    const form = view.getUint16(at)
    if (form === BY_SEGMENTS) addSegments(view, at, signs)
    if (form === BY_GROUPS) addGroups(view, at, signs)
  }
  if (signs.size === 0) throw new RangeError('the font has no table of signs that is understood')
  return signs
}

function tableAt(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new RangeError(`the font has no table ${name}`)
}

function addSegments(view: DataView, at: number, signs: Set<number>): void {
  const twice = view.getUint16(at + 6)
  for (let offset = 0; offset < twice; offset += 2) {
    const last = view.getUint16(at + 14 + offset)
    const first = view.getUint16(at + 16 + twice + offset)
    const delta = view.getUint16(at + 16 + 2 * twice + offset)
    const place = at + 16 + 3 * twice + offset
    const range = view.getUint16(place)
    for (let sign = first; sign <= last && sign !== 0xff_ff; sign++) {
      const glyph = range === 0 ? sign : view.getUint16(place + range + 2 * (sign - first))
      if (glyph !== 0 && ((glyph + delta) & 0xff_ff) !== 0) signs.add(sign)
    }
  }
}

function addGroups(view: DataView, at: number, signs: Set<number>): void {
  for (let index = 0; index < view.getUint32(at + 12); index++) {
    const group = at + 16 + 12 * index
    const last = view.getUint32(group + 4)
    for (let sign = view.getUint32(group); sign <= last; sign++) {
      if (view.getUint32(group + 8) + sign - view.getUint32(group) !== 0) signs.add(sign)
    }
  }
}
