import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { answerLender } from '../../foundation/child-answers.ts'
import { measureQuality, type PictureQuality } from './picture-quality.ts'
import { joinedLines } from './printed-lines.ts'
import type { PrintedPicture, ReaderAsked, Turned } from './text-engine.ts'

/** The process that `TextEngine` starts: it reads one picture after another. */

// Pictures of strangers leave nothing behind for the next one.
sharp.cache(false)
sharp.concurrency(1)

const require = createRequire(import.meta.url)
/** The smaller of the package's two models reads cards as well and starts faster. */
const model = join(
  dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** The engine has a thread of its own here, so that its processor time can be looked at. */
async function startEngine(): Promise<Worker> {
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: model,
    gzip: true,
    cacheMethod: 'none',
    // A failed reading rejects its own promise.
    errorHandler: () => undefined,
  })
  await engine.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  return engine
}

let started: Promise<Worker> | undefined

async function read(given: Uint8Array, turned: Turned): Promise<PrintedPicture> {
  const picture =
    turned === 0
      ? Buffer.from(given)
      : await sharp(given).rotate(turned).jpeg({ quality: 90 }).toBuffer()
  const engine = await (started ??= startEngine())
  const { data } = await engine.recognize(picture, {}, { text: false, blocks: true })
  const lines = (data.blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .map((line) =>
      line.words.map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
      })),
    )
  const { width, height } = await sharp(picture).metadata()
  return { text: { lines: joinedLines(lines), words: lines.flat() }, width, height }
}

answerLender(
  async ({ picture, turned }: ReaderAsked): Promise<PictureQuality | PrintedPicture> =>
    turned === undefined ? measureQuality(picture) : read(picture, turned),
  { afterCalls: true },
)
