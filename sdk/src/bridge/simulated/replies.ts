import { deviceListCalls } from '../device-lists.ts'
import type { CallPermission, NativeCall } from '../native-call.ts'
import { nativeCalls } from '../native-calls.ts'
import type { RequestPermissionParams } from '../native-types.ts'
import type { PermissionState } from '../permissions.ts'
import { isRecord, readShape } from '../shape.ts'
import type { WireErrorCode } from '../wire.ts'
import { nativeExamples, type SimulatedMethod } from './examples.ts'
import type { SimulatedAnswer, SimulatedWrapperOptions } from './script.ts'

/** A call as the wrapper received it. */
export interface ReceivedCall {
  /** By our name. */
  method: SimulatedMethod
  params: unknown
}

type AnyScript =
  | SimulatedAnswer
  | readonly SimulatedAnswer[]
  | ((params: never) => SimulatedAnswer)
  | undefined

const rows: Readonly<Record<SimulatedMethod, NativeCall>> = { ...nativeCalls, ...deviceListCalls }

/** Decides what a simulated wrapper says to a message. */
export function createReplies({
  answers = {},
  permissions: given = {},
  whenAsked = 'granted',
  inSettings = 'granted',
}: SimulatedWrapperOptions) {
  const calls: ReceivedCall[] = []
  const scripts = new Map<SimulatedMethod, AnyScript>(
    Object.entries(answers) as [SimulatedMethod, AnyScript][],
  )
  const used = new Map<SimulatedMethod, number>()
  const permissions = new Map(Object.entries(given) as [CallPermission, PermissionState][])
  const stateOf = (permission: CallPermission) => permissions.get(permission) ?? 'not_asked'

  /** Asks the borrower where that can still be done, as the system does. */
  function ask(permission: CallPermission, again: boolean): PermissionState {
    const state = stateOf(permission)
    if (state === 'not_asked' || (again && state === 'refused')) {
      permissions.set(permission, whenAsked)
    }
    return stateOf(permission)
  }

  function played(method: SimulatedMethod, row: NativeCall, params: unknown): SimulatedAnswer {
    const { permission, open_settings } = params as RequestPermissionParams
    if (row.permission) {
      const state = row.shows ? ask(row.permission, false) : stateOf(row.permission)
      if (state === 'not_asked') return { error: 'permission_refused' satisfies WireErrorCode }
      if (!['granted', 'limited'].includes(state)) return { error: `permission_${state}` }
    }
    const scripted = next(method, params)
    if (scripted) return scripted
    if (method === 'hasPermission') return { result: { state: stateOf(permission) } }
    if (method === 'requestPermission') {
      if (open_settings && stateOf(permission) === 'open_settings') {
        permissions.set(permission, inSettings)
      }
      return { result: { state: ask(permission, true) } }
    }
    return { result: nativeExamples[method].result }
  }

  function next(method: SimulatedMethod, params: unknown): SimulatedAnswer | undefined {
    const script = scripts.get(method)
    if (typeof script === 'function') return script(params as never)
    if (!Array.isArray(script)) return script as SimulatedAnswer | undefined
    const turn = used.get(method) ?? 0
    used.set(method, turn + 1)
    return (script as readonly SimulatedAnswer[])[Math.min(turn, script.length - 1)]
  }

  function judged(message: Record<string, unknown>): SimulatedAnswer {
    const found = Object.entries(rows).find(([, row]) => row.wire === message.method)
    if (!found) return { error: 'not_available' satisfies WireErrorCode }
    const [method, row] = found as [SimulatedMethod, NativeCall]
    let params: unknown
    try {
      params = readShape(row.params, message.params)
    } catch {
      return { error: 'invalid_params' satisfies WireErrorCode }
    }
    calls.push({ method, params })
    return played(method, row, params)
  }

  return {
    calls: calls as readonly ReceivedCall[],
    permissions,
    set(method: SimulatedMethod, script: AnyScript) {
      scripts.set(method, script)
      used.delete(method)
    },
    /** Gives the reply to a message, once its time has come; `silent` where there is none. */
    to(text: string, reply: (answer: string) => void, silent: () => void = () => {}): void {
      const message = parsed(text)
      const { id } = message ?? {}
      if (!message || typeof id !== 'string') return silent()
      const answer = judged(message)
      if ('never' in answer) return silent()
      const said = 'raw' in answer ? answer.raw(id) : JSON.stringify(wireAnswer(id, answer))
      const speak = () => {
        for (let time = 0; time < (answer.times ?? 1); time++) reply(said)
      }
      if (answer.delayMs) setTimeout(speak, answer.delayMs)
      else void Promise.resolve().then(speak)
    },
  }
}

function wireAnswer(
  id: string,
  answer: { result: unknown } | { error: string; message?: string },
): object {
  if ('result' in answer) return { id, result: answer.result }
  return { id, error: { code: answer.error, message: answer.message ?? '' } }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return isRecord(message) ? message : undefined
  } catch {
    return undefined
  }
}
