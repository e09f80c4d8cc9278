import type { PermissionName, PermissionState } from './permissions.ts'

/** A picture as it crosses the bridge: base64 without a `data:` prefix, at most 1,000,000 bytes before that. */
export interface Picture {
  base64: string
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** The wrapper's name for the file it keeps for `upFiles`, at most 24 hours. Missing in a browser. */
  file_ref?: string
  /** Bytes of that file, which an upload ticket asks for. */
  file_size?: number
}

/** How a photograph is taken. */
export interface TakeImageParams {
  /** `rear` for documents, `front` for the person. */
  camera: 'rear' | 'front'
  /** Pixels of the picture's longer edge at most; 1,600 where it is 0 or not set. */
  max_edge?: number
}

/** How a picture is taken from the album. */
export interface ChooseImageParams {
  /** Pixels of the picture's longer edge at most; 1,600 where it is 0 or not set. */
  max_edge?: number
}

/** How fresh a position must be. */
export interface GpsParams {
  /** A position not older than this many milliseconds will do; 60,000 unless set. */
  max_age_ms?: number
}

/** Where the device is: the stored value `gpsInfo`. */
export interface GpsInfo {
  /** Degrees, WGS 84. */
  register_lat: number
  /** Degrees, WGS 84. */
  register_lng: number
  /** Radius in metres within which the device is. */
  accuracy_m: number
  /** When the position was found, ISO 8601 in UTC. */
  time: string
}

/** The device: the stored value `deviceInfo`. No serial number, IMEI or advertising id. */
export interface DeviceInfo {
  os: 'android' | 'ios' | 'other'
  os_version?: string
  brand?: string
  model?: string
  /** Made by the wrapper at its first start; ends with the installation. */
  installation_id?: string
  /** Language tag of the system. */
  language: string
  /** IANA name. */
  time_zone: string
  /** CSS pixels. */
  screen_width: number
  /** CSS pixels. */
  screen_height: number
  network: 'wifi' | 'cellular' | 'none' | 'unknown'
  /** Megabytes. */
  memory_mb?: number
  /** Megabytes. */
  free_storage_mb?: number
  emulator?: boolean
  /** Rooted or jailbroken. */
  rooted?: boolean
}

/** The app around the page: the stored value `appInfo`, and what fills the common fields of each call. */
export interface AppInfo {
  /** Version of the wrapper. */
  app_version: string
  build: number
  bundle_id: string
  package_name: string
  /** Version of the page bundle that the wrapper serves, see `updateZip`; missing where the page comes from the network. */
  h5_version?: string
  /** Where the app was got. */
  channel?: string
}

/** The attribution id: the stored value `appsFlyerUID`. */
export interface AppsFlyerUid {
  appsflyerid: string
}

/** Whom attribution and reports belong to from now on. */
export interface BindUidParams {
  user_id: string
}

/** A step of the flow that is reported to attribution. */
export interface AttributionEvent {
  event_name: string
  event_value?: string
}

/** The remote config entries that start the liveness vendor. */
export interface InitAdvanceParams {
  adai_key: string
  adai_secret: string
}

/** The remote config entries that start attribution. */
export interface InitAfParams {
  af_devkey: string
  appid: string
  /** The lender's own name for the store of this build, as remote config has it; handed on as it is. */
  market?: string
}

/** The remote config entries that start the second attribution. */
export interface InitFacebookParams {
  fb_appid: string
  fb_token: string
}

/** What is opened in the device's own browser. */
export interface OpenBrowserParams {
  /** `https:` only. */
  url: string
}

/** Which permission is asked about, without asking the person. */
export interface HasPermissionParams {
  permission: PermissionName
}

/** Which permission the person is asked for. */
export interface RequestPermissionParams {
  permission: PermissionName
  /** Opens the app's page in the settings when the system asks no more; answers when the borrower is back. */
  open_settings?: boolean
}

/** How the permission stands now. */
export interface PermissionAnswer {
  state: PermissionState
}

/** When a risk report is made. */
export interface ReportInfoParams {
  /** At what moment of the flow the report is made. */
  scene: 'login' | 'apply'
}

/** The native risk report: the stored value `risk_token`. */
export interface RiskReport {
  tokenKey: string
}

/** What a liveness check gives; `liveness_id` goes to `/verify/liveness`. */
export interface Liveness {
  liveness_id: string
}

/** The number that the dialler opens with; the person places the call. */
export interface CallPhoneParams {
  /** Digits with an optional `+`; spaces and hyphens may stand between them. No service codes. */
  phone: string
}

/** One contact that the borrower picked. */
export interface PickedContact {
  name: string
  /** As it stands in the phone book. */
  phone: string
}

/** A newer bundle of the page for the wrapper to serve. */
export interface UpdateZipParams {
  /** Where the bundle is, `https:` only, at the origin that the wrapper has built in for it. Its signature is at `url` + `.sig`. */
  url: string
  /** The page's version in it: three whole numbers with dots, higher than the one that is served. */
  version: string
  /** Lower-case hex SHA-256 of the file. */
  sha256: string
}

/** What became of a bundle. */
export interface UpdatedZip {
  /** `ready`: checked, unpacked, served from the next start on; `current`: this version is served already. */
  state: 'ready' | 'current'
}

/** A picture to upload and its ticket, as the lender's `/file/ticket` gave it. */
export interface FileUpload {
  /** Of `takeImage` or `chooseImage`. */
  file_ref: string
  /** Absolute; a ticket of kind `server` names a path, which the page completes. */
  url: string
  method: 'PUT'
  mime: 'image/jpeg' | 'image/png' | 'image/webp'
  /** The ticket's headers; the wrapper adds `Content-Type` and none of its own, no cookies either. */
  headers: Record<string, string>
}

/** The pictures that the wrapper uploads. */
export interface UpFilesParams {
  files: FileUpload[]
}

/** How the upload of one picture ended. */
export interface UploadedFile {
  file_ref: string
  /** HTTP status; 0 where no answer came, which does not mean that nothing arrived. */
  status: number
  /** The answer's text: the lender's envelope, or empty from an object store and with status 0. */
  body: string
}

/** How the uploads ended. */
export interface UpFilesResult {
  /** In the order of the request. */
  files: UploadedFile[]
}
