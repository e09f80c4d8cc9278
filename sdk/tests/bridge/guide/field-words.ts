import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const bridge = join(import.meta.dirname, '../../../src/bridge')

/** What a comment says of each field, by the name of its type: `fieldWords.Picture.width`. */
export const fieldWords: Record<string, Record<string, string>> = Object.fromEntries(
  ['native-types.ts', '../list-entries.ts'].flatMap((name) => {
    const text = readFileSync(join(bridge, name), 'utf8')
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    return source.statements
      .filter(ts.isInterfaceDeclaration)
      .map((declaration) => [
        declaration.name.text,
        Object.fromEntries(
          declaration.members.map((member) => [member.name?.getText() ?? '', wordsOf(member)]),
        ),
      ])
  }),
)

function wordsOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node)[0]?.comment
  return typeof comment === 'string' ? comment.replace(/\s+/g, ' ') : ''
}

/** The types of a call's parameters and result, where they have fields; entries of lists by their own type. */
export const typeNames: Record<string, { params?: string; result?: string }> = {
  takeImage: { params: 'TakeImageParams', result: 'Picture' },
  chooseImage: { params: 'ChooseImageParams', result: 'Picture' },
  getGPSInfo: { params: 'GpsParams', result: 'GpsInfo' },
  getDeviceInfo: { result: 'DeviceInfo' },
  getAppInfo: { result: 'AppInfo' },
  getAppsFlyerUID: { result: 'AppsFlyerUid' },
  bindUidWithAfSDK: { params: 'BindUidParams' },
  addAf: { params: 'AttributionEvent' },
  initAdvance: { params: 'InitAdvanceParams' },
  initAf: { params: 'InitAfParams' },
  initFacebookSDK: { params: 'InitFacebookParams' },
  openBrowser: { params: 'OpenBrowserParams' },
  hasPermission: { params: 'HasPermissionParams', result: 'PermissionAnswer' },
  requestPermission: { params: 'RequestPermissionParams', result: 'PermissionAnswer' },
  reportInfo: { params: 'ReportInfoParams', result: 'RiskReport' },
  launchLivenessView: { result: 'Liveness' },
  callPhone: { params: 'CallPhoneParams' },
  selectContacts: { result: 'PickedContact' },
  updateZip: { params: 'UpdateZipParams', result: 'UpdatedZip' },
  upFiles: { params: 'FileUpload', result: 'UploadedFile' },
  getPhoneList: { result: 'ListedContact' },
  getAppList: { result: 'ListedApp' },
  getSmsList: { result: 'ListedMessage' },
}
