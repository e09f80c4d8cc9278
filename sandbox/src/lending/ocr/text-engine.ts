import { ChildPool, ChildTooSlow } from '../../foundation/child-pool.ts'
import { NoPlace, oneByOne, Turns } from '../../foundation/turns.ts'
import type { PictureQuality } from './picture-quality.ts'
import type { Box, Word } from './word.ts'

/** The print of a picture. */
export interface PrintedText {
  lines: string[]
  words: Word[]
}

/** The print of a picture, and the size of the picture the way up in which it was read. */
export interface PrintedPicture {
  text: PrintedText
  width: number
  height: number
}

/** How far a picture is turned before it is read, in degrees. */
export type Turned = 0 | 90 | 180 | 270

/** What the engine reads: Latin print, or Thai. */
export type PrintLanguage = 'eng' | 'tha'

/** What of a picture is read, and how. */
export interface Look {
  turned?: Turned
  /** Latin print unless told. */
  language?: PrintLanguage
  /** Only this part of the turned picture, brought to a width in pixels, softened or as it is. */
  part?: { box: Box; width: number; soft: boolean }
}

/** What is asked of the reader's process: the print of a picture, or its quality where `look` is left out. */
export interface ReaderAsked {
  picture: Uint8Array
  look?: Look
}

/** What a turn at the engine can find out about pictures. */
export interface PictureReader {
  /** How sharp a picture is, and what of it is blown out. */
  measure(picture: Uint8Array): Promise<PictureQuality>
  /** The print found in a JPEG, PNG or WebP. */
  read(picture: Uint8Array, look?: Look): Promise<PrintedPicture>
}

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

/**
 * Reads Latin and Thai print in pictures with an embedded engine, offline, in a process of its own: a reading takes a processor
 * for as long as many calls do.
 *
 * The process starts with the first picture and is used again; pictures wait in a bounded queue.
 */
export class TextEngine {
  readonly #turns: Turns
  readonly #limitMs: number
  readonly #children = new ChildPool<ReaderAsked, PictureQuality | PrintedPicture>(
    new URL('./reader-process.ts', import.meta.url),
  )

  /**
   * `maxWaiting` pictures at most, the one being read included; `limitMs` of processor time for all readings of a
   * turn: by the clock, a busy machine would refuse good pictures.
   */
  constructor(maxWaiting = 64, limitMs = 10_000) {
    this.#turns = new Turns(oneByOne(maxWaiting))
    this.#limitMs = limitMs
  }

  /** The process's id; undefined while there is none. */
  get pid(): number | undefined {
    return this.#children.pids[0]
  }

  /** The print found in a JPEG, PNG or WebP. Throws `ReaderBusy` or `ReaderTooSlow`. */
  async read(picture: Uint8Array): Promise<PrintedText> {
    return (await this.inTurn((reader) => reader.read(picture))).text
  }

  /**
   * Runs `work` when the owner's turn comes; however often it reads, it takes one place among those who
   * wait. Throws `ReaderBusy` at once when all are taken, and `ReaderTooSlow` from the reading in
   * which the turn's processor time is over, or `ReaderBusy` where it had none for a minute.
   */
  async inTurn<T>(work: (reader: PictureReader) => Promise<T>, owner = ''): Promise<T> {
    try {
      return await this.#turns.inTurn(owner, () => work(this.#readerOfTurn()))
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error
      throw new ReaderBusy('too many pictures are waiting', { cause: error })
    }
  }

  /** Ends the process once what waits is read; a later `read` starts a new one. */
  async close(): Promise<void> {
    await this.#turns.idle()
    await this.#children.close()
  }

  #readerOfTurn(): PictureReader {
    const signal = AbortSignal.timeout(LONGEST_TURN_MS)
    let limitMs = this.#limitMs
    const ask = async (asked: ReaderAsked): Promise<PictureQuality | PrintedPicture> => {
      try {
        const { answer, cpuMs } = await this.#children.ask(asked, { signal, limitMs })
        limitMs -= cpuMs
        return answer
      } catch (error) {
        if (error instanceof ChildTooSlow)
          throw new ReaderTooSlow('the picture took too long', { cause: error })
        // A minute without an answer, or two processes that ended.
        throw new ReaderBusy('the machine has no time for the picture', { cause: error })
      }
    }
    return {
      measure: (picture) => ask({ picture }) as Promise<PictureQuality>,
      read: (picture, look = {}) => ask({ picture, look }) as Promise<PrintedPicture>,
    }
  }
}
