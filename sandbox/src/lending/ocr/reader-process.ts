import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { answerLender } from '../../foundation/child-answers.ts'
import { measureQuality, type PictureQuality } from './picture-quality.ts'
import { joinedLines } from './printed-lines.ts'
import type { Look, PrintedPicture, PrintLanguage, ReaderAsked } from './text-engine.ts'
import { wordsOfLine } from './word.ts'

/** The process that `TextEngine` starts: it reads one picture after another. */

// Pictures of strangers leave nothing behind for the next one.
sharp.cache(false)
sharp.concurrency(1)

const require = createRequire(import.meta.url)
const packages: Readonly<Record<PrintLanguage, string>> = {
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
  tha: require.resolve('@tesseract.js-data/tha/package.json'),
}

/** An engine has a thread of its own here, so that its processor time can be looked at. */
async function startEngine(language: PrintLanguage): Promise<Worker> {
  const engine = await createWorker(language, OEM.LSTM_ONLY, {
    // The smaller of a package's two models reads cards as well and starts faster.
    langPath: join(dirname(packages[language]), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // A failed reading rejects its own promise.
    errorHandler: () => undefined,
  })
  await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  return engine
}

/** In pixels: no card has more to read than stands in these, and four times as many take four times as long. */
const LONGEST_SIDE = 2_000
const INSIDE = { width: LONGEST_SIDE, height: LONGEST_SIDE }

const engines = new Map<PrintLanguage, Promise<Worker>>()

function engineFor(language: PrintLanguage): Promise<Worker> {
  const engine = engines.get(language) ?? startEngine(language)
  engines.set(language, engine)
  return engine
}

async function lookAt(given: Uint8Array, { turned = 0, part }: Look): Promise<Buffer> {
  const { width, height } = await sharp(given).metadata()
  const whole =
    turned === 0 && Math.max(width, height) <= LONGEST_SIDE
      ? Buffer.from(given)
      : await sharp(given)
          .rotate(turned)
          .resize({ ...INSIDE, fit: 'inside', withoutEnlargement: true })
          .jpeg({ quality: 90 })
          .toBuffer()
  if (part === undefined) return whole
  const { left, top, right, bottom } = part.box
  const taken = sharp(whole)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ width: part.width })
    .greyscale()
  return (part.soft ? taken.blur(1) : taken).png().toBuffer()
}

async function read(given: Uint8Array, look: Look): Promise<PrintedPicture> {
  const picture = await lookAt(given, look)
  const engine = await engineFor(look.language ?? 'eng')
  const { data } = await engine.recognize(picture, {}, { text: false, blocks: true })
  const lines = (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) =>
      wordsOfLine(
        line.text,
        line.words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
        })),
      ),
    )
  const { width, height } = await sharp(picture).metadata()
  return { text: { lines: joinedLines(lines), words: lines.flat() }, width, height }
}

answerLender(
  async ({ picture, look }: ReaderAsked): Promise<PictureQuality | PrintedPicture> =>
    look === undefined ? measureQuality(picture) : read(picture, look),
  { afterCalls: true },
)
