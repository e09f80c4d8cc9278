import type { SimulatedMethod } from '../../src/bridge/simulated/index.ts'

/**
 * What a wrapper may lawfully be without. Such a wrapper answers `not_available` to the calls, and leaves their messages
 * out of its verification by these names.
 */
export const offers = {
  deviceLists: 'a wrapper that offers device lists',
  ownPages: 'a wrapper that carries its own pages',
  attribution: 'a wrapper with the attribution library',
  secondAttribution: 'a wrapper with the second attribution library',
  liveness: 'a wrapper with the liveness library',
  risk: 'a wrapper with the risk library',
} as const

const started = [offers.attribution, 'attribution has started'] as const

/**
 * What is true of the wrapper and its borrower before each call of the pact, as facts. Where nothing stands, nothing
 * needs to be true. `docs/wrapper.md` has the same table; a test holds the two together.
 */
export const wrapperStates: { readonly [Method in SimulatedMethod]: readonly string[] } = {
  takeImage: ['a borrower who allows the camera and takes a picture'],
  chooseImage: ['a borrower who chooses a picture of the album'],
  getGPSInfo: ['a borrower who has allowed the location'],
  startGps: ['a borrower who has allowed the location'],
  getDeviceInfo: [],
  getAppInfo: [],
  getAppsFlyerUID: started,
  bindUidWithAfSDK: started,
  addAf: started,
  getPhoneList: [offers.deviceLists, 'a borrower who allows the list of contacts'],
  getAppList: [offers.deviceLists],
  getSmsList: [offers.deviceLists, 'a borrower who allows the list of messages'],
  initAdvance: [offers.liveness],
  initAf: [offers.attribution],
  initFacebookSDK: [offers.secondAttribution],
  openBrowser: [],
  hasPermission: ['a borrower who allows the camera'],
  requestPermission: ['a borrower who allows the camera'],
  reportInfo: [offers.risk],
  launchLivenessView: [
    offers.liveness,
    'the liveness vendor has started and a borrower passes its check',
  ],
  callPhone: [],
  selectContacts: ['a borrower who picks a contact'],
  updateZip: [offers.ownPages, 'a newer bundle at the address, signed, with the checksum'],
  upFiles: ['a picture kept as picture-1 and a lender that takes it'],
}
