import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { NoPlace, oneByOne, Turns } from '../../foundation/turns.ts'
import { joinedLines } from './printed-lines.ts'
import type { Word } from './word.ts'

export interface PrintedText {
  lines: string[]
  words: Word[]
}

/** When a turn began, and what the process had used by then. */
interface Begun {
  at: number
  cpu: NodeJS.CpuUsage
}

/** Reads one picture. */
export type ReadPicture = (picture: Uint8Array) => Promise<PrintedText>

/** More pictures wait than the engine will take, or the machine does other things: the caller tries again later. */
export class ReaderBusy extends Error {
  override name = 'ReaderBusy'
}

/** One turn took more processor time than it may; the engine was replaced. */
export class ReaderTooSlow extends Error {
  override name = 'ReaderTooSlow'
}

/** How long a turn may last, whatever else the machine does. */
const LONGEST_TURN_MS = 60_000
/** How often a reading is looked at: the engine's thread itself answers nobody meanwhile. */
const LOOK_EVERY_MS = 100

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
  readonly #turns: Turns
  readonly #limitMs: number
  #worker: Promise<Worker> | undefined

  /**
   * `maxWaiting` pictures at most, the one being read included; `limitMs` of processor time for all readings of a
   * turn: by the clock, a busy machine would refuse good pictures. The whole process's, which is no less than the engine's.
   */
  constructor(maxWaiting = 32, limitMs = 20_000) {
    this.#turns = new Turns(oneByOne(maxWaiting))
    this.#limitMs = limitMs
  }

  /** The print found in a JPEG, PNG or WebP. Throws `ReaderBusy` or `ReaderTooSlow`. */
  read(picture: Uint8Array): Promise<PrintedText> {
    return this.inTurn((read) => read(picture))
  }

  /**
   * Runs `work` when its turn comes; however often it reads, it takes one place among those who
   * wait. Throws `ReaderBusy` at once when all are taken, and `ReaderTooSlow` from the reading in
   * which the turn's processor time is over, or `ReaderBusy` where it had none for a minute.
   */
  async inTurn<T>(work: (read: ReadPicture) => Promise<T>): Promise<T> {
    try {
      return await this.#turns.inTurn('', () => {
        const begun = { at: performance.now(), cpu: process.cpuUsage() }
        return work((picture) => this.#readNow(picture, begun))
      })
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error
      throw new ReaderBusy('too many pictures are waiting', { cause: error })
    }
  }

  /** Ends the worker once what waits is read; a later `read` starts a new one. */
  async close(): Promise<void> {
    await this.#turns.idle()
    await this.#stop()
  }

  async #stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await (await worker?.catch(() => undefined))?.terminate()
  }

  async #readNow(picture: Uint8Array, begun: Begun): Promise<PrintedText> {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(begun.cpu)
        if ((user + system) / 1000 > this.#limitMs)
          reject(new ReaderTooSlow('the picture took too long'))
        else if (performance.now() - begun.at > LONGEST_TURN_MS)
          reject(new ReaderBusy('the machine has no time for the picture'))
      }, LOOK_EVERY_MS)
    })
    try {
      this.#worker ??= startWorker()
      const reading = this.#worker.then((worker) =>
        worker.recognize(Buffer.from(picture), {}, { text: false, blocks: true }),
      )
      const { data } = await Promise.race([reading, over])
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
      clearInterval(timer)
    }
  }
}
