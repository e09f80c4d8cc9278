/** What a native call that failed comes to for the borrower; the wrapper's own faults are logged. */
import type { BridgeFailure } from '@paso/sdk/bridge'
import { logException } from '../failures/log-exception.ts'

/**
 * - `left`: the borrower closed it; nothing is said
 * - `refused`: not allowed, may be asked once more; `settings`: only in the phone's settings; `never`: this phone does not allow it
 * - `absent`: there is no such thing here
 * - `late`: no answer came
 * - `broken`: anything else; trying again may do
 */
export type NativeProblem = 'left' | 'refused' | 'settings' | 'never' | 'absent' | 'late' | 'broken'

const refusals = {
  refused: 'refused',
  open_settings: 'settings',
  refused_for_good: 'never',
} as const satisfies Record<string, NativeProblem>

export const isBridgeFailure = (failure: unknown): failure is BridgeFailure =>
  failure instanceof Error && 'kind' in failure && 'method' in failure

export function nativeProblem(failure: unknown): NativeProblem {
  // Its code could not be fetched, most likely for want of a network.
  if (!isBridgeFailure(failure)) return 'broken'
  switch (failure.kind) {
    case 'cancelled':
    case 'aborted':
      return 'left'
    case 'permission':
      return refusals[failure.state]
    case 'not_available':
      return 'absent'
    case 'timeout':
      return 'late'
    case 'picture_too_large':
    case 'wrapper':
      return 'broken'
    case 'invalid_parameters':
    case 'invalid_answer':
      // Prints as call, platform and field; never with what stood there.
      logException(failure)
      return 'broken'
    default:
      failure satisfies never
      return 'broken'
  }
}
