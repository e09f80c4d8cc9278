import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { joinedLines } from './printed-lines.ts'

/** One printed word with its place in the picture, in pixels. */
export interface Word {
  text: string
  /** 0 to 100. */
  confidence: number
  box: { left: number; top: number; right: number; bottom: number }
}

export interface PrintedText {
  lines: string[]
  words: Word[]
}

/** Reads one picture. */
export type ReadPicture = (picture: Uint8Array) => Promise<PrintedText>

/** More pictures wait than the engine will take: the caller tries again later. */
export class ReaderBusy extends Error {
  override name = 'ReaderBusy'
}

/** One turn took longer than it may; the engine was replaced. */
export class ReaderTooSlow extends Error {
  override name = 'ReaderTooSlow'
}

const require = createRequire(import.meta.url)
/** The smaller of the package's two models reads cards as well and starts faster. */
const model = join(
  dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: model,
    gzip: true,
    cacheMethod: 'none',
    // A failed reading rejects its own promise; without this it would also end the process.
    errorHandler: () => undefined,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  return worker
}

/**
 * Reads Latin print in pictures with an embedded engine, offline, in one worker thread.
 *
 * The worker starts with the first picture and is used again; pictures wait in a bounded queue.
 */
export class TextEngine {
  readonly #maxWaiting: number
  readonly #limitMs: number
  #worker: Promise<Worker> | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** `maxWaiting` pictures at most, the one being read included; `limitMs` for all readings of a turn. */
  constructor(maxWaiting = 32, limitMs = 20_000) {
    this.#maxWaiting = maxWaiting
    this.#limitMs = limitMs
  }

  /** The print found in a JPEG, PNG or WebP. Throws `ReaderBusy` or `ReaderTooSlow`. */
  read(picture: Uint8Array): Promise<PrintedText> {
    return this.inTurn((read) => read(picture))
  }

  /**
   * Runs `work` when its turn comes; however often it reads, it takes one place among those who
   * wait. Throws `ReaderBusy` at once when all are taken, and `ReaderTooSlow` from the reading in
   * which the turn's time is over.
   */
  async inTurn<T>(work: (read: ReadPicture) => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#maxWaiting) throw new ReaderBusy('too many pictures are waiting')
    this.#waiting += 1
    const turn = this.#tail.then(() => {
      const ends = performance.now() + this.#limitMs
      return work((picture) => this.#readNow(picture, ends))
    })
    this.#tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  /** Ends the worker once what waits is read; a later `read` starts a new one. */
  async close(): Promise<void> {
    await this.#tail
    await this.#stop()
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await (await worker?.catch(() => undefined))?.terminate()
  }

  async #readNow(picture: Uint8Array, ends: number): Promise<PrintedText> {
    let timer: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ReaderTooSlow('the picture took too long')),
        Math.max(0, ends - performance.now()),
      )
    })
    try {
      this.#worker ??= startWorker()
      const reading = this.#worker.then((worker) =>
        worker.recognize(Buffer.from(picture), {}, { text: false, blocks: true }),
      )
      const { data } = await Promise.race([reading, tooSlow])
      const lines = (data.blocks ?? [])
        .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
        .map((line) =>
          line.words.map(({ text, confidence, bbox }) => ({
            text,
            confidence,
            box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
          })),
        )
      return { lines: joinedLines(lines), words: lines.flat() }
    } catch (error) {
      // Whatever went wrong, the next picture gets a fresh engine; this one may never answer.
      this.#stop().catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
