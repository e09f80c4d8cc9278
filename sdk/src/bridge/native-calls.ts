import { limits, type CallOf } from './native-call.ts'
import type { NativeMethods } from './native-methods.ts'
import { permissionNames, permissionStates } from './permissions.ts'

const mimes = ['image/jpeg', 'image/png', 'image/webp'] as const
const picture = {
  base64: 'base64',
  mime: mimes,
  width: 'whole',
  height: 'whole',
  'file_ref?': 'text',
  'file_size?': 'whole',
} as const

/** What most rows are: no permission, nothing personal, no screen, no network, nothing in a browser. */
const plain = {
  params: {},
  result: {},
  permission: null,
  personal: null,
  limitMs: limits.fact,
  shows: null,
  alone: false,
  online: false,
  browser: 'not_available',
} as const
const person = { ...plain, shows: 'screen', limitMs: limits.person } as const
const network = { ...plain, online: true, limitMs: limits.network } as const

/**
 * The calls of the contract, all but the three lists (`@paso/sdk/bridge/device-lists`): their spelling on the wire, shapes,
 * permission, personal data, time limit, and what a plain browser does instead.
 *
 * @example
 * nativeCalls.openBrowser.wire // 'openBrower'
 */
export const nativeCalls = {
  takeImage: {
    ...person,
    wire: 'takeImage',
    params: { camera: ['rear', 'front'], 'max_edge?': 'whole' },
    result: picture,
    permission: 'camera',
    personal: 'picture',
    browser: 'file_input_with_capture',
  },
  chooseImage: {
    ...person,
    wire: 'chooseImage',
    params: { 'max_edge?': 'whole' },
    result: picture,
    permission: 'photos',
    personal: 'picture',
    browser: 'file_input',
  },
  getGPSInfo: {
    ...plain,
    wire: 'getGPSInfo',
    params: { 'max_age_ms?': 'whole' },
    result: {
      register_lat: 'latitude',
      register_lng: 'longitude',
      accuracy_m: 'metres',
      time: 'time',
    },
    permission: 'location',
    personal: 'position',
    limitMs: limits.sensor,
    browser: 'geolocation',
  },
  startGps: {
    ...plain,
    wire: 'startGps',
    permission: 'location',
    limitMs: limits.sensor,
    browser: 'geolocation',
  },
  getDeviceInfo: {
    ...plain,
    wire: 'getDeviceInfo',
    result: {
      os: ['android', 'ios', 'other'],
      'os_version?': 'text',
      'brand?': 'text',
      'model?': 'text',
      'installation_id?': 'text',
      language: 'text',
      time_zone: 'text',
      screen_width: 'whole',
      screen_height: 'whole',
      network: ['wifi', 'cellular', 'none', 'unknown'],
      'memory_mb?': 'whole',
      'free_storage_mb?': 'whole',
      'emulator?': 'boolean',
      'rooted?': 'boolean',
    },
    personal: 'device',
    browser: 'facts_of_the_browser',
  },
  getAppInfo: {
    ...plain,
    wire: 'getAppInfo',
    result: {
      app_version: 'text',
      build: 'whole',
      bundle_id: 'text',
      package_name: 'text',
      'h5_version?': 'text',
      'channel?': 'text',
    },
  },
  getAppsFlyerUID: {
    ...plain,
    wire: 'getAppsFlyerUID',
    result: { appsflyerid: 'text' },
    personal: 'attribution_id',
  },
  bindUidWithAfSDK: {
    ...plain,
    wire: 'bindUidWithAfSDK',
    params: { user_id: 'text' },
    personal: 'user_id',
  },
  addAf: { ...plain, wire: 'addAf', params: { event_name: 'text', 'event_value?': 'text' } },
  initAdvance: {
    ...network,
    wire: 'initAdvace',
    params: { adai_key: 'text', adai_secret: 'text' },
  },
  initAf: {
    ...plain,
    wire: 'initAf',
    params: { af_devkey: 'text', appid: 'text', 'market?': 'text' },
  },
  initFacebookSDK: {
    ...plain,
    wire: 'initFaceBookSDK',
    params: { fb_appid: 'text', fb_token: 'text' },
  },
  openBrowser: {
    ...plain,
    wire: 'openBrower',
    params: { url: 'https' },
    shows: 'other_app',
    browser: 'new_tab',
  },
  hasPermission: {
    ...plain,
    wire: 'hasPermission',
    params: { permission: permissionNames },
    result: { state: permissionStates },
    browser: 'permissions_api',
  },
  requestPermission: {
    ...person,
    wire: 'requestPermission',
    shows: 'dialog',
    params: { permission: permissionNames, 'open_settings?': 'boolean' },
    result: { state: permissionStates },
    browser: 'permissions_api',
  },
  reportInfo: {
    ...network,
    wire: 'reportInfo',
    params: { scene: ['login', 'apply'] },
    result: { tokenKey: 'text' },
    personal: 'device',
  },
  launchLivenessView: {
    ...person,
    wire: 'launchLivenessView',
    result: { liveness_id: 'text' },
    permission: 'camera',
    personal: 'face',
    online: true,
  },
  callPhone: {
    ...plain,
    wire: 'callPhone',
    params: { phone: 'phone' },
    shows: 'other_app',
    browser: 'tel_link',
  },
  selectContacts: {
    ...person,
    wire: 'selectContacts',
    result: { name: 'text', phone: 'text' },
    personal: 'one_contact',
    browser: 'contact_picker',
  },
  updateZip: {
    ...network,
    wire: 'updateZip',
    alone: true,
    params: { url: 'https', version: 'text', sha256: 'text' },
    result: { state: ['ready', 'current'] },
    limitMs: limits.person,
  },
  upFiles: {
    ...network,
    wire: 'upFiles',
    alone: true,
    params: {
      files: {
        listOf: { file_ref: 'text', url: 'https', method: ['PUT'], mime: mimes, headers: 'texts' },
      },
    },
    result: { files: { listOf: { file_ref: 'text', status: 'whole', body: 'text' } } },
    personal: 'picture',
    limitMs: limits.person,
  },
} as const satisfies { [Method in keyof NativeMethods]: CallOf<NativeMethods[Method]> }
