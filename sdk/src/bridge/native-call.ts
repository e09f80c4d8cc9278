import type { PermissionName } from './permissions.ts'
import type { CallTypes } from './native-methods.ts'
import type { Shape, ShapeOf } from './shape.ts'

/** What a call gives away about the borrower. */
export type PersonalData =
  | 'picture'
  | 'face'
  | 'position'
  | 'device'
  | 'attribution_id'
  | 'user_id'
  | 'one_contact'
  | 'phone_book'
  | 'installed_apps'
  | 'messages'

/** What a plain browser does instead. */
export type BrowserMeans =
  | 'file_input_with_capture'
  | 'file_input'
  | 'geolocation'
  | 'facts_of_the_browser'
  | 'new_tab'
  | 'permissions_api'
  | 'tel_link'
  | 'contact_picker'
  | 'not_available'

/**
 * What a call puts before the borrower. A `screen` can be left (`cancelled`), refusing a `dialog`
 * of the system is a state of a permission, and `other_app` is an app that it opens.
 */
export type ShownByCall = 'screen' | 'dialog' | 'other_app'

/** A permission that a call can need; `phone_book` and `messages` only for the two lists, which ask for them by themselves. */
export type CallPermission = PermissionName | 'phone_book' | 'messages'

/** One row of the table of calls. */
export interface NativeCall {
  /** Its name on the wire. */
  readonly wire: string
  readonly params: Shape
  readonly result: Shape
  /**
   * The native permission it needs. A call that shows something asks for its permission the first
   * time. Any other call shows no dialog: without its permission it is refused at once, and
   * `requestPermission` comes first.
   */
  readonly permission: CallPermission | null
  /** Personal data that it yields or hands on. */
  readonly personal: PersonalData | null
  /** Milliseconds after which the page stops waiting, unless the caller says otherwise. */
  readonly limitMs: number
  /** What it puts before the borrower: no two such calls at a time, the second is `busy`. */
  readonly shows: ShownByCall | null
  /** Whether it may not run twice at a time, so that the second is `busy`. */
  readonly alone: boolean
  /** Whether the wrapper needs the network for it. */
  readonly online: boolean
  readonly browser: BrowserMeans
}

/** A row whose shapes are those of its types. */
export interface CallOf<Types extends CallTypes> extends NativeCall {
  readonly params: ShapeOf<Types['params']> & Shape
  readonly result: ShapeOf<Types['result']> & Shape
}

/** How long the page waits, in milliseconds: for facts, for a sensor, for the network, for a person. */
export const limits = { fact: 10_000, sensor: 30_000, network: 60_000, person: 300_000 } as const
