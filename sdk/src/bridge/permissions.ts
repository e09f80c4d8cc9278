/**
 * What a wrapper can ask the borrower for. `photos` and `contacts` are the pickers of one picture and one contact, which most
 * systems open without asking; neither ever means the whole album or phone book. `notifications` are the wrapper's own
 * reminders; no call needs them. `tracking` is what iOS asks before attribution.
 */
export const permissionNames = [
  'camera',
  'photos',
  'location',
  'contacts',
  'notifications',
  'tracking',
] as const
/** A permission that a call may need. */
export type PermissionName = (typeof permissionNames)[number]

/**
 * How a permission stands.
 *
 * - `granted`, `limited` (iOS: some photos or contacts only): go on
 * - `not_asked`: a call that needs it asks
 * - `refused`: the borrower said no; may be asked again, once, after saying why
 * - `open_settings`: the system asks no more; the borrower can allow it in the settings, see `requestPermission`
 * - `refused_for_good`: nothing helps (a managed phone, parental control, no such hardware); offer another way
 */
export const permissionStates = [
  'granted',
  'limited',
  'not_asked',
  'refused',
  'open_settings',
  'refused_for_good',
] as const
/** One of the ways in which a permission stands; see `permissionStates`. */
export type PermissionState = (typeof permissionStates)[number]

/** The states in which a call fails for want of its permission. */
export type RefusedState = 'refused' | 'open_settings' | 'refused_for_good'
