import type { PermissionName, PermissionState } from './permissions.ts'

/** A call on the wire, as JSON text. */
export interface WireCall {
  id: string
  method: string
  params: unknown
}

/** The codes with which a wrapper refuses a call. The list is closed: any other reads as `unlisted`. */
export const wireErrorCodes = [
  'cancelled',
  'permission_refused',
  'permission_open_settings',
  'permission_refused_for_good',
  'not_available',
  'invalid_params',
  'picture_too_large',
  'timeout',
  'busy',
  'offline',
  'failed',
] as const
/** A code of the `error` in a wrapper's answer. */
export type WireErrorCode = (typeof wireErrorCodes)[number]

/** An event that a wrapper sends unasked. */
export interface NativeEvents {
  /** The system's back button or gesture. The page closes what is open, or goes back where it can. */
  back: void
  /** The app came back to the front. */
  resume: {
    /** Whole seconds that it was away. */
    away_seconds: number
  }
  /** A permission stands otherwise than before, in the settings most likely. */
  permission_changed: { permission: PermissionName; state: PermissionState }
}
/** The name of an event that a wrapper sends unasked. */
export type NativeEvent = keyof NativeEvents
