import { inflateSync } from 'node:zlib'

/** What a PDF of the lender's typesetter shows, read from its glyphs. */
interface PdfText {
  /** What was drawn run by run, in the order of drawing, as its fonts say what the glyphs mean. */
  text: string
  /** How many glyphs were drawn. */
  glyphs: number
  /** How many of them are the box that stands for a character that no font has. */
  missing: number
}

type Objects = ReadonlyMap<string, string>

/** Reads the glyphs of every page. It knows the typesetter's way of writing PDFs and no other. */
export function readPdf(pdf: Uint8Array): PdfText {
  const file = Buffer.from(pdf).toString('latin1')
  const objects: Objects = new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [
      id ?? '',
      body ?? '',
    ]),
  )
  const read = { text: '', glyphs: 0, missing: 0 }
  for (const body of objects.values()) {
    if (!/\/Type \/Page\b/.test(body)) continue
    const resources = reference(objects, body, 'Resources')
    const meanings = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name ?? '',
        meaningsOf(reference(objects, objects.get(id ?? '') ?? '', 'ToUnicode')),
      ]),
    )
    drawn(inflated(reference(objects, body, 'Contents')), meanings, read)
  }
  return read
}

function drawn(
  content: string,
  meanings: ReadonlyMap<string, ReadonlyMap<number, string>>,
  read: PdfText,
): void {
  let font: ReadonlyMap<number, string> = new Map()
  const kept: (typeof font)[] = []
  for (let at = 0; at < content.length; at++) {
    // What is set between `q` and `Q` does not last beyond.
    if (content.startsWith('\nq\n', at)) kept.push(font)
    else if (content.startsWith('\nQ\n', at)) font = kept.pop() ?? font
    else if (content[at] === '(') {
      const { bytes, end } = literalFrom(content, at)
      at = end
      for (let each = 0; each + 1 < bytes.length; each += 2) {
        const glyph = bytes.readUInt16BE(each)
        read.glyphs += 1
        if (glyph === 0) read.missing += 1
        read.text += font.get(glyph) ?? ''
      }
    } else if (content[at] === '/') {
      const name = /^\/(F\d+) [\d.]+ Tf/.exec(content.slice(at, at + 40))?.[1]
      if (name !== undefined) font = meanings.get(name) ?? new Map()
    } else if (content.startsWith('] TJ', at)) read.text += '\n'
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string of the page's content; brackets within it may stand unescaped as long as they pair. */
function literalFrom(content: string, start: number): { bytes: Buffer; end: number } {
  let text = ''
  let depth = 1
  let at = start + 1
  for (; at < content.length; at++) {
    const sign = content[at] ?? ''
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0]
      const letter = content[at + 1] ?? ''
      text += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[letter] ?? letter)
      at += octal?.length ?? 1
      continue
    }
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) break
    text += sign
  }
  return { bytes: Buffer.from(text, 'latin1'), end: at }
}

/** What each glyph of a font stands for. */
function meaningsOf(cmap: string): ReadonlyMap<number, string> {
  const pairs = inflated(cmap).matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)
  return new Map(
    [...pairs].map(([, glyph = '', utf16 = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(utf16, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function reference(objects: Objects, body: string, name: string): string {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]
  const found = id === undefined ? undefined : objects.get(id)
  if (found === undefined) throw new Error(`a PDF without its ${name}`)
  return found
}

function inflated(object: string): string {
  const stream = /stream\r?\n(.*)\nendstream/s.exec(object)?.[1] ?? ''
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}
