import { createBridge, type Bridge } from '../bridge.ts'
import { deviceListCalls } from '../device-lists.ts'
import type { BridgeFailure } from '../failures/bridge-failure.ts'
import type { BridgeScope } from '../hosts/host.ts'
import type { NativeCall } from '../native-call.ts'
import { nativeCalls } from '../native-calls.ts'
import { nativeExamples, type SimulatedMethod } from '../simulated/examples.ts'

/**
 * What a wrapper made of a call. `kept`: an answer as the pact has it. `refused`: a refusal that the pact knows, by the person
 * or the system; try again and allow it. `missing`: `not_available`, which this call may be. `broken`: why says what is wrong.
 */
export type Outcome = 'kept' | 'refused' | 'missing' | 'broken'

/** One line of the checker. */
export interface Finding {
  /** The call by its name on the wire, or the rule of the protocol. */
  name: string
  outcome: Outcome
  why: string
}

const rows: Readonly<Record<string, NativeCall>> = { ...nativeCalls, ...deviceListCalls }

/** Without these a page cannot be opened; a wrapper may answer any other call with `not_available`. */
const REQUIRED = ['getDeviceInfo', 'getAppInfo', 'hasPermission', 'requestPermission']

/** The 24 calls by our names, in the order of the table. */
export const checkedCalls = Object.keys(rows) as SimulatedMethod[]

/** What `docs/wrapper.md` says of messages, tried with messages that no page would send. */
const rules: Readonly<Record<string, { wire: string; params: unknown; refusal: string }>> = {
  'a method that nobody knows is not_available': {
    wire: 'noSuchMethod',
    params: {},
    refusal: 'not_available',
  },
  'parameters that do not fit are invalid_params': {
    wire: 'hasPermission',
    params: { permission: 'no_such_permission' },
    refusal: 'invalid_parameters',
  },
}
/** The rules beside the calls. */
export const checkedRules = Object.keys(rules)

/** A checker of the wrapper around a page, one line at a time: each needs a person who sees what it shows. */
export interface WrapperChecker {
  /** Who is checked; `web` where there is no wrapper. */
  readonly platform: Bridge['platform']
  /** Makes one call with the pact's own parameters, or tries one rule, and says what the wrapper made of it. */
  check(name: string): Promise<Finding>
}

/** Makes a checker of the wrapper in a scope; `patienceMs` shortens the time limits of the table. */
export function createWrapperChecker(scope: BridgeScope, patienceMs?: number): WrapperChecker {
  let dropped: string[] = []
  const bridge = createBridge({ scope, onDropped: (reason) => void dropped.push(reason) })
  const limit = (row: NativeCall) => ({
    timeoutMs: Math.min(patienceMs ?? row.limitMs, row.limitMs),
  })

  async function finding(name: string): Promise<Omit<Finding, 'name'>> {
    const rule = rules[name]
    const row = rule ? { ...nativeCalls.getAppInfo, wire: rule.wire, result: {} } : rows[name]!
    const params = rule ? rule.params : nativeExamples[name as SimulatedMethod].params
    const given = rule ? { ...row, params: rule.params ? shapeOf(rule.params) : {} } : row
    try {
      // A call that shows nothing finds its permission given or is refused: it is asked for first, as a page does.
      if (row.permission && !row.shows)
        await bridge.call('requestPermission', nativeCalls.requestPermission, {
          permission: row.permission,
        })
      await bridge.call(name, given, params, limit(row))
    } catch (failure) {
      return refusalOf(failure as BridgeFailure, name, rule?.refusal)
    }
    if (rule) return { outcome: 'broken', why: `answered with a result instead of ${rule.refusal}` }
    return { outcome: 'kept', why: 'answered as the pact has it' }
  }

  return {
    platform: bridge.platform,
    async check(name) {
      dropped = []
      const shown = rows[name]?.wire ?? name
      if (bridge.platform === 'web')
        return { name: shown, outcome: 'broken', why: 'there is no wrapper around this page' }
      const found = await finding(name)
      // What was said twice comes at once behind what was said first.
      await new Promise((resolve) => setTimeout(resolve))
      if (dropped.length > 0)
        return {
          name: shown,
          outcome: 'broken',
          why: `said more than one answer: ${dropped.join()}`,
        }
      return { name: shown, ...found }
    },
  }
}

/** Texts wherever the parameters of a rule have something. */
const shapeOf = (params: unknown) =>
  Object.fromEntries(Object.keys(params as object).map((field) => [field, 'text' as const]))

function refusalOf(
  failure: BridgeFailure,
  name: string,
  expected: string | undefined,
): Omit<Finding, 'name'> {
  const { kind, message } = failure
  if (expected)
    return kind === expected
      ? { outcome: 'kept', why: `refused with ${kind}` }
      : { outcome: 'broken', why: `${message}, instead of ${expected}` }
  if (kind === 'not_available')
    return REQUIRED.includes(name)
      ? { outcome: 'broken', why: 'not_available, but a page needs it' }
      : { outcome: 'missing', why: 'not_available: the page goes on without it' }
  const isRefusal = kind === 'permission' || kind === 'cancelled' || kind === 'picture_too_large'
  const isLawful = isRefusal || (kind === 'wrapper' && ['busy', 'offline'].includes(failure.code))
  return { outcome: isLawful ? 'refused' : 'broken', why: message }
}
