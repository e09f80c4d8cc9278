import type * as types from './native-types.ts'

/** A call's parameters and result. */
export interface CallTypes<Params = unknown, Result = unknown> {
  params: Params
  result: Result
}

/**
 * The calls of `@paso/sdk/bridge`. With the three of `DeviceListMethods` they are the 24 of the contract. Names are ours;
 * the table `nativeCalls` says how they are spelt on the wire.
 */
export interface NativeMethods {
  /** Takes a photograph. In a browser: the camera behind a file input, so call it while a tap is handled. */
  takeImage: CallTypes<types.TakeImageParams, types.Picture>
  /** Lets the borrower choose one picture of the album, with the system's own picker. */
  chooseImage: CallTypes<types.ChooseImageParams, types.Picture>
  /** Says where the device is. A wrapper shows no dialog for it: ask with `requestPermission` first. */
  getGPSInfo: CallTypes<types.GpsParams, types.GpsInfo>
  /** Begins to look for the position, so that `getGPSInfo` need not wait; answers once it looks. Asks nobody. */
  startGps: CallTypes<void, void>
  /** Facts about the device. */
  getDeviceInfo: CallTypes<void, types.DeviceInfo>
  /** Facts about the app around the page. */
  getAppInfo: CallTypes<void, types.AppInfo>
  /** The attribution id. Only after `initAf`, and so only with consent. */
  getAppsFlyerUID: CallTypes<void, types.AppsFlyerUid>
  /** Reports to attribution who is signed in. Hands personal data to a third party: only with consent. */
  bindUidWithAfSDK: CallTypes<types.BindUidParams, void>
  /** Reports an event to attribution. */
  addAf: CallTypes<types.AttributionEvent, void>
  /** Starts the liveness vendor. On the wire: `initAdvace`. */
  initAdvance: CallTypes<types.InitAdvanceParams, void>
  /** Starts attribution. Only with consent. Ends with the page: after a withdrawal, load the page anew. */
  initAf: CallTypes<types.InitAfParams, void>
  /** Starts the second attribution. Only with consent. On the wire: `initFaceBookSDK`. */
  initFacebookSDK: CallTypes<types.InitFacebookParams, void>
  /** Opens an address outside of the app. On the wire: `openBrower`. */
  openBrowser: CallTypes<types.OpenBrowserParams, void>
  /** How a permission stands; asks nothing. */
  hasPermission: CallTypes<types.HasPermissionParams, types.PermissionAnswer>
  /** Asks for a permission, or opens the settings for it. A refusal is an answer here, not a failure. */
  requestPermission: CallTypes<types.RequestPermissionParams, types.PermissionAnswer>
  /** Makes the native risk report. */
  reportInfo: CallTypes<types.ReportInfoParams, types.RiskReport>
  /** Shows the native liveness check; only after `initAdvance`. */
  launchLivenessView: CallTypes<void, types.Liveness>
  /** Opens the dialler with a number. Never dials by itself. */
  callPhone: CallTypes<types.CallPhoneParams, void>
  /** Lets the borrower pick one contact, with the system's own picker. Reads no list. */
  selectContacts: CallTypes<void, types.PickedContact>
  /** Has the wrapper fetch, check and keep a new bundle of the page for its next start. */
  updateZip: CallTypes<types.UpdateZipParams, types.UpdatedZip>
  /** Has the wrapper upload files that it keeps, one such call at a time, by tickets of the lender: their bytes never cross the bridge. */
  upFiles: CallTypes<types.UpFilesParams, types.UpFilesResult>
}

/** A call of `@paso/sdk/bridge`, by our name. */
export type NativeMethod = keyof NativeMethods
/** What a call takes: `NativeParams<'takeImage'>`. */
export type NativeParams<Method extends NativeMethod> = NativeMethods[Method]['params']
/** What a call gives: `NativeResult<'takeImage'>`. */
export type NativeResult<Method extends NativeMethod> = NativeMethods[Method]['result']
