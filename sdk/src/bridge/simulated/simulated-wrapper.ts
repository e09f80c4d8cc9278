import type { AndroidPort, BridgeScope, PortMessage } from '../hosts/host.ts'
import { IOS_EVENT } from '../hosts/ios.ts'
import type { CallPermission } from '../native-call.ts'
import type { PermissionName, PermissionState } from '../permissions.ts'
import type { NativeEvent, NativeEvents } from '../wire.ts'
import type { SimulatedMethod } from './examples.ts'
import { createReplies, type ReceivedCall } from './replies.ts'
import type { SimulatedScript, SimulatedWrapperOptions } from './script.ts'

/** A wrapper that is none: it plays one towards a page, in Node or in a browser. */
export interface SimulatedWrapper {
  readonly platform: 'android' | 'ios'
  /** What the wrapper puts into the page: `createBridge({ scope: wrapper.scope })`. */
  readonly scope: BridgeScope
  /** The calls that came, oldest first, by our names. */
  readonly calls: readonly ReceivedCall[]
  /** Puts its objects into a window (the global object unless given), as a real one does; returns the way to take them out. */
  install(window?: object): () => void
  /** Answers a call otherwise from now on. */
  answer<Method extends SimulatedMethod>(method: Method, script: SimulatedScript<Method>): void
  /** Changes how a permission stands, as the borrower does in the settings, and informs the page. */
  changePermission(permission: CallPermission, state: PermissionState): void
  /** Sends an event to the page. */
  emit<Event extends NativeEvent>(event: Event, data: NativeEvents[Event]): void
  /** Says any text to the page; on Android also as if from another origin. */
  say(text: string, origin?: string): void
  /** Answers a message without a page: JSON text in, JSON text out; undefined where it would stay silent. */
  handle(text: string): Promise<string | undefined>
}

/**
 * A wrapper for tests and demonstrations: `PasoNative` or `webkit.messageHandlers.paso` with answers that can be scripted,
 * delayed, doubled, bent or left out. Permissions are played: a call that shows something asks for what it needs, a refusal is one of the three.
 * It checks each message against the table and answers `invalid_params` or `not_available` as a real one must.
 *
 * @example
 * const wrapper = createSimulatedWrapper({ platform: 'ios', answers: { takeImage: { error: 'cancelled' } } })
 * const bridge = createBridge({ scope: wrapper.scope })
 */
export function createSimulatedWrapper(options: SimulatedWrapperOptions): SimulatedWrapper {
  const replies = createReplies(options)
  const page = options.platform === 'android' ? androidPage(replies.to) : iosPage(replies.to)
  const emit = (event: string, data: unknown) =>
    page.say(JSON.stringify({ event, data: data ?? {} }))
  return {
    platform: options.platform,
    scope: page.scope,
    calls: replies.calls,
    answer: (method, script) => replies.set(method, script),
    changePermission(permission, state) {
      replies.permissions.set(permission, state)
      emit('permission_changed', { permission: permission as PermissionName, state })
    },
    emit,
    say: page.say,
    install: page.install,
    handle: (text) => new Promise((resolve) => replies.to(text, resolve, () => resolve(undefined))),
  }
}

type Reply = (text: string, reply: (text: string) => void, silent?: () => void) => void

interface Page {
  scope: BridgeScope
  say(text: string, origin?: string): void
  install(window?: object): () => void
}

function androidPage(replyTo: Reply): Page {
  const listeners = new Set<(event: PortMessage) => void>()
  const port: AndroidPort = {
    postMessage: (text) => replyTo(text, (answer) => say(answer)),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    onmessage: null,
  }
  function say(data: string, origin?: string) {
    const message: PortMessage = origin === undefined ? { data } : { data, origin }
    for (const listener of [...listeners]) listener(message)
    port.onmessage?.(message)
  }
  return {
    scope: { PasoNative: port, location: { origin: 'https://page.example' } },
    say,
    install: (window = globalThis) => put(window, 'PasoNative', port),
  }
}

function iosPage(replyTo: Reply): Page {
  const postMessage = (text: string) => new Promise<unknown>((resolve) => replyTo(text, resolve))
  const webkit = { messageHandlers: { paso: { postMessage } } }
  let target = new EventTarget()
  return {
    scope: {
      webkit,
      addEventListener: (type, listener) => target.addEventListener(type, listener),
      removeEventListener: (type, listener) => target.removeEventListener(type, listener),
    },
    say: (detail) => void target.dispatchEvent(new CustomEvent(IOS_EVENT, { detail })),
    install(window = globalThis) {
      const before = target
      target = window as EventTarget
      const takeOut = put(window, 'webkit', webkit)
      return () => {
        target = before
        takeOut()
      }
    },
  }
}

/** Sets a property; returns the way to have it as it was. */
function put(window: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(window, name)
  Object.defineProperty(window, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(window, name, before)
    else Reflect.deleteProperty(window, name)
  }
}
