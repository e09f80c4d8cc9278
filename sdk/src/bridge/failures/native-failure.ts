/** Which failure of a native call it is; a `switch` over it can be total. */
export type NativeFailureKind =
  | 'not_available'
  | 'permission'
  | 'cancelled'
  | 'timeout'
  | 'aborted'
  | 'invalid_parameters'
  | 'invalid_answer'
  | 'picture_too_large'
  | 'wrapper'

/** Where a native call runs. */
export type HostPlatform = 'android' | 'ios' | 'web'

/** Which call failed, and where. */
export interface NativeContext {
  /** The call by our name. */
  method: string
  platform: HostPlatform
}

/**
 * What every failed native call rejects with, in one of its closed set of subclasses. It prints as call, platform and
 * kind: never a parameter, a result or the wrapper's own words.
 */
export abstract class NativeFailure extends Error {
  abstract readonly kind: NativeFailureKind
  /** The call by our name. */
  readonly method: string
  readonly platform: HostPlatform

  constructor(what: string, { method, platform }: NativeContext) {
    super(`${method} ${what} (${platform})`)
    this.method = method
    this.platform = platform
  }
}
