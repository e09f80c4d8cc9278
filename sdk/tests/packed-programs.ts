/** What the projects do with the packed SDK: the same program in each, in the form that its way of installing takes. */

/** What is tried of one entry of the package. */
interface Entry {
  /** What is imported. */
  names: readonly string[]
  /** Imported in TypeScript only. */
  types?: readonly string[]
  /** Prints facts, each as a name and a value; the test knows what they must be. `LENDER` stands for the address. */
  lines: string
  /** Lines for the compiler alone, in a function that nobody calls. */
  typed?: string
}

/** Every entry of the package by its subpath; a test holds that none is forgotten. */
export const entries: Readonly<Record<string, Entry>> = {
  '.': {
    names: ['ApiCodeError', 'createLenderClient', 'encryptList', 'LenderFailure', 'SignedOutError'],
    lines: `
  const client = createLenderClient({
    baseUrl: LENDER,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0', appsflyerId: 'af-77', bundleId: 'com.paso.th' },
    token: () => 'tök-1',
    language: () => 'th',
    secret: 'ความลับ',
  })
  const { steps } = await client.get('/verify/steps')
  fact('read', steps.length)
  const uuid = 'device-0001'
  const quote = await client.post('/user/send_code', { phone_prefix: '+66', phone: '812345678', uuid })
  fact('changed', quote.resend_in)
  const refused = await client
    .post('/user/login', { phone_prefix: '+66', phone: '812345678', code: '123456', uuid })
    .catch((/** @type {unknown} */ failure) => failure)
  fact('refused', refused instanceof LenderFailure && refused instanceof ApiCodeError && refused.code)
  fact('distinguished', refused instanceof SignedOutError)
  fact('list', await encryptList([{ name: 'มะลิ', phone: '812345678' }], '0123456789abcdef'))`,
    typed: `
  const client = {} as ReturnType<typeof createLenderClient>
  const data: OperationData<'getSteps'> = await client.get('/verify/steps')
  const status: Schema<'StepStatus'> | undefined = data.steps[0]?.status
  // @ts-expect-error there is no such path
  await client.get('/verify/nothing')
  // @ts-expect-error a login needs its code
  await client.post('/user/login', { phone_prefix: '+66', phone: '812345678', uuid: 'device-0001' })
  return status`,
  },
  './contract': { names: [], types: ['OperationData', 'Schema'], lines: '' },
  // Does nothing but in a worker, which `workerProgram` plays.
  './list-worker': { names: [], types: ['ListWorkerRequest'], lines: '' },
  './failures': {
    names: ['isLenderFailure'],
    lines: `
  fact('no failure of a call', isLenderFailure(new Error('another')))`,
    typed: `
  const thrown: unknown = undefined
  // @ts-expect-error there is no such code
  return isLenderFailure(thrown, 200)`,
  },
  './rules': {
    names: ['thailand', 'validateStep'],
    lines: `
  const broken = validateStep('basic', { education: 'diploma' }, thailand, '2026-11-21')
  fact('rules', broken.map(({ field, rule }) => field + ' ' + rule))`,
    typed: `
  // @ts-expect-error there is no such page
  return validateStep('nothing', {}, thailand, '2026-11-21')`,
  },
  './bridge': {
    names: ['createBridge', 'NativeFailure', 'NotAvailableError', 'PermissionError'],
    lines: `
  const nowhere = createBridge({ scope: {} })
  fact('no wrapper', nowhere.platform)
  const refused = await nowhere.takeImage({ camera: 'rear' }).catch((/** @type {unknown} */ failure) => failure)
  fact('not here', refused instanceof NativeFailure && refused instanceof NotAvailableError)
  nowhere.close()`,
    typed: `
  const position = await createBridge().getGPSInfo()
  // @ts-expect-error the wrapper's name for it is another
  return position.latitude`,
  },
  './bridge/simulated': {
    names: ['createSimulatedWrapper'],
    lines: `
  const wrapper = createSimulatedWrapper({ platform: 'ios' })
  const bridge = createBridge({ scope: wrapper.scope })
  fact('wrapper', [bridge.platform, (await bridge.getDeviceInfo()).time_zone])
  wrapper.answer('takeImage', { error: 'permission_refused' })
  const refused = await bridge.takeImage({ camera: 'rear' }).catch((/** @type {unknown} */ failure) => failure)
  fact('refused by the person', refused instanceof PermissionError)
  bridge.close()`,
  },
  './bridge/device-lists': {
    names: ['deviceLists'],
    lines: `
  const wrapper = createSimulatedWrapper({ platform: 'android' })
  const bridge = createBridge({ scope: wrapper.scope })
  fact('contacts', (await deviceLists(bridge).getPhoneList()).length > 0)
  bridge.close()`,
  },
}

const tried = Object.entries(entries).filter(([, { names }]) => names.length > 0)
const typesTried = Object.entries(entries).filter(([, { types }]) => types)
const publicName = (subpath: string) => `@paso/sdk${subpath.slice(1)}`

const fact = (type: string) => `
/** @param {string} name @param {unknown} value */
function fact(name${type && ': string'}, value${type && ': unknown'}) {
  console.log(JSON.stringify([name, value]))
}`

const body = (lender: string, chosen = tried) =>
  chosen
    .map(([, { lines }]) => `{${lines.replaceAll('LENDER', JSON.stringify(lender))}\n}`)
    .join('\n')

/** A program that plays the scope of a worker towards what it takes: an entry's name, or a file of a bundle. */
export const workerProgram = (list: string, key: string, take: string): string => `
  globalThis.importScripts = () => {}
  globalThis.postMessage = (text) => console.log(JSON.stringify(['list', text]))
  const bytesOf = (text) => new TextEncoder().encode(text)
  ${take}
  const start = () =>
    globalThis.onmessage({ data: { bytes: bytesOf(${JSON.stringify(list)}), key: bytesOf('${key}') } })
  setTimeout(start, 0)`

const imports = (chosen = tried) =>
  chosen.map(
    ([subpath, { names }]) => `import { ${names.join(', ')} } from '${publicName(subpath)}'`,
  )

/** For Node's modules: `.mjs`. */
export const moduleProgram = (lender: string): string =>
  [...imports(), fact(''), body(lender)].join('\n')

/** For \`require\`: `.cjs`. */
export const commonJsProgram = (lender: string): string =>
  [
    ...tried.map(
      ([subpath, { names }]) => `const { ${names.join(', ')} } = require('${publicName(subpath)}')`,
    ),
    fact(''),
    `async function main() {\n${body(lender)}\n}`,
    'void main()',
  ].join('\n')

/** For TypeScript, in a function because `.cts` cannot wait at its top. `only` some entries, where any are named. */
export const typedProgram = (lender: string, ...only: string[]): string => {
  const wanted = ([subpath]: [string, Entry]) => only.length === 0 || only.includes(subpath)
  const chosen = tried.filter(wanted)
  return [
    ...imports(chosen),
    ...typesTried
      .filter(wanted)
      .map(
        ([subpath, { types }]) =>
          `import type { ${types?.join(', ') ?? ''} } from '${publicName(subpath)}'`,
      ),
    fact('typed'),
    `async function main() {\n${body(lender, chosen)}\n}`,
    ...chosen.map(([, { typed }], index) =>
      typed ? `export async function typed${index}() {${typed}\n}` : '',
    ),
    'void main()',
  ].join('\n')
}
