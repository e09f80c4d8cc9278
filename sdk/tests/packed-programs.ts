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
  fact('told apart', refused instanceof SignedOutError)
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
  './rules': {
    names: ['thailand', 'validateStep'],
    lines: `
  const broken = validateStep('basic', { education: 'diploma' }, thailand, '2026-11-21')
  fact('rules', broken.map(({ field, rule }) => field + ' ' + rule))`,
    typed: `
  // @ts-expect-error there is no such page
  return validateStep('nothing', {}, thailand, '2026-11-21')`,
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

/** For TypeScript, in a function because \`.cts\` cannot wait at its top. With \`only\`, one entry alone. */
export const typedProgram = (lender: string, only?: string): string => {
  const chosen = tried.filter(([subpath]) => only === undefined || subpath === only)
  return [
    ...imports(chosen),
    ...typesTried.map(
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
