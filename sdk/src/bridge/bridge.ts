import { callsInFlight, type NativeCallOptions } from './call-native.ts'
import type { HostPlatform } from './failures/native-failure.ts'
import { findHost } from './hosts/find-host.ts'
import type { BridgeScope } from './hosts/host.ts'
import { createListeners } from './listeners.ts'
import type { NativeCall } from './native-call.ts'
import { nativeCalls } from './native-calls.ts'
import type { NativeMethod, NativeMethods } from './native-methods.ts'
import { isRecord } from './shape.ts'
import type { NativeEvent, NativeEvents } from './wire.ts'

export type { NativeCallOptions }

/**
 * Why a message was dropped. `late`: nobody waits for it, since it is late, doubled or made up. `malformed`: neither
 * answer nor event of the protocol. `foreign`: from an origin that is not the page's.
 */
export type DroppedReason = 'late' | 'malformed' | 'foreign'

/** What `createBridge` may be given. */
export interface BridgeOptions {
  /** Where to look for the wrapper: the global object unless set. A simulated wrapper has a `scope` to give here. */
  scope?: BridgeScope
  /** Called for each message that was dropped, for a log. Never with what it said. */
  onDropped?: (reason: DroppedReason) => void
}

type CallFunction<Params, Result> = [Params] extends [void]
  ? (params?: Record<never, never>, options?: NativeCallOptions) => Promise<Result>
  : object extends Params
    ? (params?: Params, options?: NativeCallOptions) => Promise<Result>
    : (params: Params, options?: NativeCallOptions) => Promise<Result>

/** The calls as functions, by our names. Each rejects with a `NativeFailure`. */
export type NativeCallFunctions = {
  readonly [Method in keyof NativeMethods]: CallFunction<
    NativeMethods[Method]['params'],
    NativeMethods[Method]['result']
  >
}

/** A bridge to the native wrapper around the page, or to what the browser can do in its place. */
export interface Bridge extends NativeCallFunctions {
  /** Who does the calls: a wrapper, or (`web`) the browser. */
  readonly platform: HostPlatform
  /** Whether a call can be made here, as far as one can know beforehand. A wrapper may still answer `not_available`. */
  can(method: NativeMethod): boolean
  /**
   * Subscribes to the events of the wrapper; returns the way to unsubscribe. While nobody subscribes to `back`, the page goes
   * one step back in its history. In a browser only `resume` comes.
   */
  on<Event extends NativeEvent>(
    event: Event,
    listener: (data: NativeEvents[Event]) => void,
  ): () => void
  /** Makes a call by its row of the table, for entries that bring rows of their own. */
  call(
    method: string,
    row: NativeCall,
    params?: unknown,
    options?: NativeCallOptions,
  ): Promise<unknown>
  /** Stops listening and ends every call with a `NativeAbortedError`. */
  close(): void
}

/**
 * A bridge to the wrapper in which the page runs: Android by `window.PasoNative`, iOS by `webkit.messageHandlers.paso`,
 * else the browser itself. One a page is enough. Each call ends by its answer, its time limit or its signal; every answer
 * is checked against the table. Throws nothing itself.
 *
 * @example
 * const bridge = createBridge()
 * const picture = await bridge.takeImage({ camera: 'rear' })
 * const stop = bridge.on('resume', ({ away_seconds }) => console.log(away_seconds))
 */
export function createBridge({
  scope = globalThis,
  onDropped = () => {},
}: BridgeOptions = {}): Bridge {
  const host = findHost(scope)
  const calls = callsInFlight(host, () => onDropped('late'))
  const listeners = createListeners()

  const receive = (message: unknown) => {
    if (isRecord(message) && 'event' in message) {
      const delivery = listeners.emit(message.event, message.data)
      if (delivery === 'malformed') onDropped('malformed')
      else if (delivery === 'nobody' && message.event === 'back') scope.history?.back()
    } else if (!isRecord(message) || !('id' in message)) {
      if (typeof message !== 'string' || !calls.garbled(message)) onDropped('malformed')
    } else if (!calls.answer(message.id, message)) onDropped('late')
  }
  const stop = host.closed ? () => {} : host.listen(receive, () => onDropped('foreign'))

  const functions = Object.fromEntries(
    Object.entries(nativeCalls).map(([method, row]) => [
      method,
      (params: unknown = {}, options?: NativeCallOptions) =>
        calls.call(method, row, params, options),
    ]),
  ) as unknown as NativeCallFunctions
  return {
    ...functions,
    platform: host.platform,
    can: (method) => !host.closed && host.can(method),
    on: (event, listener) => listeners.on(event, listener),
    call: (method, row, params = {}, options) => calls.call(method, row, params, options),
    close() {
      stop()
      calls.close()
    },
  }
}
