import { ChildPool } from '../../foundation/child-pool.ts'
import { Turns } from '../../foundation/turns.ts'
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

/** Reads lists in a process of its own: one takes a processor for as long as twenty calls do. */
class ListReader {
  readonly #turns = new Turns(TURNS)
  readonly #children = new ChildPool<AskedList, ReadList | ListFault>(
    new URL('./list-process.ts', import.meta.url),
  )

  /**
   * Reads a list once its turn has come and `count` allows it. Throws `NoPlace` where none is left, and the reason of
   * `gone` where the sender hangs up.
   */
  read(
    asked: AskedList,
    borrowerId: string,
    gone: AbortSignal,
    count: () => Promise<void>,
  ): Promise<ReadList | ListFault> {
    const work = async () => {
      await count()
      return (await this.#children.ask(asked, { signal: gone })).answer
    }
    return this.#turns.inTurn(borrowerId, work, gone)
  }
}

/** One reader for the whole server; its process starts with the first list. */
export const listReader = new ListReader()
