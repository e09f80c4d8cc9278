import type { CallPermission } from '../native-call.ts'
import type { PermissionState } from '../permissions.ts'
import type { WireErrorCode } from '../wire.ts'
import type { SimulatedMethod, SimulatedMethods } from './examples.ts'

/** How a simulated wrapper answers a call once. */
export type SimulatedAnswer<Result = unknown> = (
  | {
      /** The result; need not be a right one. */
      result: Result
    }
  | {
      /** A refusal, by a code of the protocol or one that it does not know. */
      error: WireErrorCode | (string & Record<never, never>)
      message?: string
    }
  | {
      /** Any text in place of an answer, made from the call's id. */
      raw: (id: string) => string
    }
  | {
      /** No answer at all. */
      never: true
    }
) & {
  /** Milliseconds before the answer. */
  delayMs?: number
  /** How many times the answer is sent, on Android; once unless set. */
  times?: number
}

/** One answer for every call; several, one after the other, the last one staying; or a function of the parameters. */
export type SimulatedScript<Method extends SimulatedMethod> =
  | SimulatedAnswer<Given<Method>>
  | readonly SimulatedAnswer<Given<Method>>[]
  | ((params: SimulatedMethods[Method]['params']) => SimulatedAnswer<Given<Method>>)

type Given<Method extends SimulatedMethod> = [SimulatedMethods[Method]['result']] extends [void]
  ? Record<never, never>
  : SimulatedMethods[Method]['result']

/** Answers by call. */
export type SimulatedScripts = { [Method in SimulatedMethod]?: SimulatedScript<Method> }

/** What `createSimulatedWrapper` may be given. */
export interface SimulatedWrapperOptions {
  /** Which wrapper it plays. */
  platform: 'android' | 'ios'
  /** Answers of calls; the others are answered by `nativeExamples`. */
  answers?: SimulatedScripts
  /** How permissions stand at first: `not_asked` unless set. */
  permissions?: Partial<Record<CallPermission, PermissionState>>
  /** What the borrower says when asked: `granted` unless set. */
  whenAsked?: PermissionState
  /** What the borrower does in the settings: `granted` unless set. */
  inSettings?: PermissionState
}
