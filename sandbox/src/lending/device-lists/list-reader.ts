import { ChildPool } from '../../foundation/child-pool.ts'
import { NoPlace, Turns } from '../../foundation/turns.ts'
import type { ListName } from '../settings/remote-config.ts'
import type { ListFault } from './read-list.ts'

/** A list as it came, and the key that it was encrypted with. */
export interface AskedList {
  data: string
  key: string
  list: ListName
}

/** A list that can be kept: how many entries it has, and these as JSON. */
export interface ReadList {
  entries: number
  text: string
}

/** One list after the other, each of at most two million characters while it waits. */
const TURNS = { atOnce: 1, places: 48, ofOneAtOnce: 1, ofOnePlaces: 3 }

/** How long a list may take, whatever else the machine does: the longest takes a tenth of a second of a processor. */
const LONGEST_MS = 60_000

/** Reads lists in a process of its own: one takes a processor for as long as twenty calls do. */
class ListReader {
  readonly #turns = new Turns(TURNS)
  readonly #children = new ChildPool<AskedList, ReadList | ListFault>(
    new URL('./list-process.ts', import.meta.url),
  )

  /** The process's id; undefined while there is none. */
  get pid(): number | undefined {
    return this.#children.pids[0]
  }

  /**
   * Reads a list once its turn has come and `count` allows it. Throws `NoPlace` where none is left or the process
   * does not answer, and the reason of `gone` where the sender hangs up.
   */
  read(
    asked: AskedList,
    borrowerId: string,
    gone: AbortSignal,
    count: () => Promise<void>,
  ): Promise<ReadList | ListFault> {
    const work = async () => {
      await count()
      const late = AbortSignal.timeout(LONGEST_MS)
      try {
        const signal = AbortSignal.any([gone, late])
        return (await this.#children.ask(asked, { signal })).answer
      } catch (error) {
        throw gone.aborted ? error : new NoPlace(false)
      }
    }
    return this.#turns.inTurn(borrowerId, work, gone)
  }
}

/** One reader for the whole server; its process starts with the first list. */
export const listReader = new ListReader()
