import { execFileSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/** What a PDF shows. */
interface PdfText {
  /** What `pdftotext` reads, without direction marks and composed (NFC). */
  text: string
  /** How many glyphs are the box that stands for a character that no font has. */
  missing: number
}

/** Reads a PDF of the lender's as another program does. */
export function readPdf(pdf: Uint8Array): PdfText {
  const text = poppler('pdftotext', ['-', '-'], pdf)
  return {
    text: text.replaceAll(/\p{Cf}|\f/gu, '').normalize('NFC'),
    missing: contentsOf(pdf).reduce((all, content) => all + missingIn(content), 0),
  }
}

/** The fonts of a PDF by name, and whether their outlines and their characters are inside. */
export function fontsIn(
  pdf: Uint8Array,
): { name: string; isEmbedded: boolean; isNamed: boolean }[] {
  const [, , ...rows] = poppler('pdffonts', ['-'], pdf).trim().split('\n')
  return rows.map((row) => {
    const [embedded, , named] = row.match(/\b(?:yes|no)\b/g) ?? []
    const name = row.split(/\s/)[0]?.replace(/^[A-Z]{6}\+/, '') ?? ''
    return { name, isEmbedded: embedded === 'yes', isNamed: named === 'yes' }
  })
}

function poppler(program: string, args: string[], pdf: Uint8Array): string {
  try {
    return execFileSync(program, args, { input: pdf, stdio: ['pipe', 'pipe', 'pipe'] }).toString()
  } catch (cause) {
    throw new Error(
      `${program} does not run. It is of poppler: apt-get install poppler-utils (Debian, Ubuntu; as root), brew install poppler (macOS).`,
      { cause },
    )
  }
}

/** What is drawn on each page. */
function contentsOf(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1')
  return [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1')))
    .filter((content) => /\sTf\s/.test(content) && /\sT[jJ]\b/.test(content))
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    // No text: a picture or a font that is packed in another way.
    return ''
  }
}

/** A literal string, whose brackets stand escaped. */
const STRING = /\(((?:\\.|[^\\()])*)\)/gs

/** Glyph 0 of a font stands for what it lacks. */
function missingIn(content: string): number {
  return [...content.matchAll(STRING)]
    .flatMap(([, text = '']) => glyphsOf(text))
    .filter((glyph) => glyph === 0).length
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function glyphsOf(text: string): number[] {
  const bytes = Buffer.from(
    text.replaceAll(/\\([0-7]{1,3}|.)/gs, (_, sign: string) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
    ),
    'latin1',
  )
  return Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readUInt16BE(at * 2))
}
