import type { CallPermission } from '../native-call.ts'
import type { RefusedState } from '../permissions.ts'
import { NativeFailure, type NativeContext } from './native-failure.ts'

/**
 * The call lacks its permission. `state` says what can be done: `refused` may be asked again, `open_settings` can only be
 * allowed in the settings (`requestPermission` with `open_settings`), `refused_for_good` needs another way.
 */
export class PermissionError extends NativeFailure {
  override readonly name = 'PermissionError'
  readonly kind = 'permission'
  readonly permission: CallPermission
  readonly state: RefusedState

  constructor(permission: CallPermission, state: RefusedState, context: NativeContext) {
    super(`has no permission for ${permission}: ${state}`, context)
    this.permission = permission
    this.state = state
  }
}
