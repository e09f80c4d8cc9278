import type { HostPlatform } from '../failures/native-failure.ts'
import type { WireCall } from '../wire.ts'

/** What does the calls: a wrapper, or the browser itself. */
export interface Host {
  readonly platform: HostPlatform
  /** Why no call may be made; undefined when they may. */
  readonly closed?: 'frame'
  /** Whether it does this call, as far as one can know beforehand. */
  can(method: string): boolean
  /**
   * Sends a call. A host that answers each call by itself gives a promise of the answer. The signal ends when nobody waits
   * any longer.
   */
  send(call: WireCall, method: string, signal: AbortSignal): Promise<unknown> | undefined
  /** Hears what comes by itself, answers and events, the text where it is no JSON; returns the way to stop. */
  listen(receive: (message: unknown) => void, foreign: () => void): () => void
}

/** The object that the Android wrapper puts into the page. */
export interface AndroidPort {
  postMessage(text: string): void
  addEventListener?(type: 'message', listener: (event: PortMessage) => void): void
  removeEventListener?(type: 'message', listener: (event: PortMessage) => void): void
  onmessage?: ((event: PortMessage) => void) | null
}

/** What comes through it. WebView sends `data` alone. */
export interface PortMessage {
  data: unknown
  origin?: string
}

/** The reply-capable message handler that the iOS wrapper puts into the page. */
export interface IosHandler {
  postMessage(text: string): Promise<unknown>
}

/** What a bridge reads of the global object. A window is one, and so is what a simulated wrapper gives. */
export interface BridgeScope {
  PasoNative?: AndroidPort
  webkit?: { messageHandlers?: { paso?: IosHandler } }
  self?: unknown
  top?: unknown
  location?: { origin: string }
  history?: { back(): void }
  addEventListener?(type: string, listener: (event: Event) => void): void
  removeEventListener?(type: string, listener: (event: Event) => void): void
}
