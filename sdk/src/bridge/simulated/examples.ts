import type { DeviceListMethods } from '../device-lists.ts'
import type { NativeMethods } from '../native-methods.ts'

/** A call of either entry. */
export type SimulatedMethods = NativeMethods & DeviceListMethods
/** The name of a call that the simulated wrapper answers. */
export type SimulatedMethod = keyof SimulatedMethods

/** The smallest PNG there is: one pixel. */
const picture = {
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  mime: 'image/png',
  width: 1,
  height: 1,
  file_ref: 'picture-1',
  file_size: 70,
} as const

const nothing = { params: {}, result: {} }

/** Parameters and result of each call, as the documentation shows them and the simulated wrapper answers. */
export const nativeExamples: {
  readonly [Method in SimulatedMethod]: {
    readonly params: OrNothing<SimulatedMethods[Method]['params']>
    readonly result: OrNothing<SimulatedMethods[Method]['result']>
  }
} = {
  takeImage: { params: { camera: 'rear', max_edge: 1600 }, result: picture },
  chooseImage: { params: { max_edge: 1600 }, result: picture },
  getGPSInfo: {
    params: { max_age_ms: 60_000 },
    result: {
      register_lat: 13.7563,
      register_lng: 100.5018,
      accuracy_m: 1200.5,
      time: '2026-11-21T07:30:00.000Z',
    },
  },
  startGps: nothing,
  getDeviceInfo: {
    params: {},
    result: {
      os: 'android',
      os_version: '14',
      brand: 'Example',
      model: 'Phone 1',
      installation_id: 'installation-1',
      language: 'th-TH',
      time_zone: 'Asia/Bangkok',
      screen_width: 360,
      screen_height: 740,
      network: 'cellular',
      memory_mb: 3072,
      free_storage_mb: 8400,
      emulator: false,
      rooted: false,
    },
  },
  getAppInfo: {
    params: {},
    result: {
      app_version: '1.4.0',
      build: 140,
      bundle_id: 'com.example.paso',
      package_name: 'com.example.paso',
      h5_version: '1.0.0',
      channel: 'store',
    },
  },
  getAppsFlyerUID: { params: {}, result: { appsflyerid: '1700000000000-1234567890123456789' } },
  bindUidWithAfSDK: { params: { user_id: 'user-1' }, result: {} },
  addAf: { params: { event_name: 'loan_applied', event_value: '1' }, result: {} },
  initAdvance: { params: { adai_key: 'example-key', adai_secret: 'example-secret' }, result: {} },
  initAf: {
    params: { af_devkey: 'example-key', appid: 'id1234567890', market: 'store' },
    result: {},
  },
  initFacebookSDK: { params: { fb_appid: '123456789', fb_token: 'example-token' }, result: {} },
  openBrowser: { params: { url: 'https://help.example/loans' }, result: {} },
  hasPermission: { params: { permission: 'camera' }, result: { state: 'granted' } },
  requestPermission: {
    params: { permission: 'camera', open_settings: false },
    result: { state: 'granted' },
  },
  reportInfo: { params: { scene: 'apply' }, result: { tokenKey: 'report-1' } },
  launchLivenessView: { params: {}, result: { liveness_id: 'liveness-1' } },
  callPhone: { params: { phone: '+66 2 000 0000' }, result: {} },
  selectContacts: { params: {}, result: { name: 'Malee', phone: '081 234 5678' } },
  updateZip: {
    params: {
      url: 'https://app.example/bundles/1.0.1.zip',
      version: '1.0.1',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    result: { state: 'ready' },
  },
  upFiles: {
    params: {
      files: [
        {
          file_ref: 'picture-1',
          url: 'https://app.example/api/v2/file/upload/u-1',
          method: 'PUT',
          mime: 'image/jpeg',
          headers: {},
        },
      ],
    },
    result: {
      files: [{ file_ref: 'picture-1', status: 200, body: '{"code":200,"message":"","data":{}}' }],
    },
  },
  getPhoneList: { params: {}, result: { entries: [{ name: 'Malee', phone: '081 234 5678' }] } },
  getAppList: {
    params: {},
    result: {
      entries: [
        {
          name: 'Paso',
          package_name: 'com.example.paso',
          version: '1.4.0',
          installed_at: '2026-11-01T03:00:00.000Z',
        },
      ],
    },
  },
  getSmsList: {
    params: {},
    result: {
      entries: [
        {
          address: '1234',
          body: 'Your parcel is here',
          date: '2026-11-20T03:00:00.000Z',
          type: 'received',
        },
      ],
    },
  },
}

type OrNothing<Value> = [Value] extends [void] ? Record<never, never> : Value
