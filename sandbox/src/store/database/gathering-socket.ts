import { Socket } from 'node:net'

/**
 * A socket on which the messages of one turn of the event loop leave in one packet. The driver
 * corks it for each statement, and it stays corked until the sender has to wait.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}
