import type { SimulatedMethod } from '../../src/bridge/simulated/index.ts'

/**
 * What is true of the wrapper and its borrower before each call of the pact, as a fact. Where nothing stands, nothing
 * needs to be true. `docs/wrapper.md` has the same table; a test holds the two together.
 */
export const wrapperStates: { readonly [Method in SimulatedMethod]: string | null } = {
  takeImage: 'a borrower who allows the camera and takes a picture',
  chooseImage: 'a borrower who chooses a picture of the album',
  getGPSInfo: 'a borrower who allows the location',
  startGps: 'a borrower who allows the location',
  getDeviceInfo: null,
  getAppInfo: null,
  getAppsFlyerUID: 'attribution has started',
  bindUidWithAfSDK: 'attribution has started',
  addAf: 'attribution has started',
  getPhoneList: 'a borrower who allows the list of contacts',
  getAppList: null,
  getSmsList: 'a borrower who allows the list of messages',
  initAdvance: null,
  initAf: null,
  initFacebookSDK: null,
  openBrowser: null,
  hasPermission: 'a borrower who allows the camera',
  requestPermission: 'a borrower who allows the camera',
  reportInfo: null,
  launchLivenessView: 'the liveness vendor has started and a borrower passes its check',
  callPhone: null,
  selectContacts: 'a borrower who picks a contact',
  updateZip: 'a bundle at the address that has the checksum',
  upFiles: 'a picture kept as picture-1 and a lender that takes it',
}
