import { countries } from '../../lending/countries/countries.ts'
import type { DescribedOperation } from './described.ts'

/** The edition that the examples of the description are of. */
const { appId } = countries.TH

/** The path as the SDK writes it. */
export const writtenPath = (path: string): string => path.replace(/^\/v2/, '')

/** Whether it can be tried with fields alone: raw bytes cannot. */
export const isTriable = ({ method, commonFields }: DescribedOperation): boolean =>
  commonFields !== null && (method === 'GET' || method === 'POST')

/** Own fields that a call may have, as JSON: the first example, or those that must be there. */
export function sampleOf({ fields, requests }: DescribedOperation): string {
  if (requests[0] !== undefined) return requests[0].json
  const needed = fields.filter(
    ({ where, required }) =>
      required && (where === 'path' || where === 'query' || where === 'body'),
  )
  return JSON.stringify(Object.fromEntries(needed.map(({ name }) => [name, `<${name}>`])), null, 2)
}

/** The call with curl, for a shell that has `BASE`, `SECRET` and `TOKEN`. */
export function curlOf(described: DescribedOperation): string {
  const { method, path, commonFields, fields } = described
  const address = `"$BASE${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}`
  if (commonFields === null) return [...setUp, ...bytesCall(described, address)].join('\n')
  const headers = [
    `-H 'Accept-Language: en' -H 'Country-Language: th'`,
    ...(fields.some(({ name }) => name === 'Idempotency-Key')
      ? [`-H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)"`]
      : []),
  ]
  const own = JSON.parse(sampleOf(described)) as Record<string, unknown>
  if (commonFields === 'query') {
    const query = Object.entries(own)
      .filter(([name]) => fields.some((field) => field.name === name && field.where === 'query'))
      .map(([name, value]) => `--data-urlencode '${name}=${String(value)}'`)
    const common = Object.entries(COMMON).map(([name, value]) => `-d "${name}=${value}"`)
    return [
      ...setUp,
      ...signing,
      lines(`curl -G ${address}"`, [...headers, ...common, ...query]),
    ].join('\n')
  }
  const body = JSON.stringify({ ...COMMON, ...own }, null, 2)
  return [
    ...setUp,
    ...signing,
    lines(`curl -X ${method} ${address}?timestamp=$TIME"`, [
      ...headers,
      `-H 'Content-Type: application/json' -d @- <<END`,
    ]),
    body,
    'END',
  ].join('\n')
}

const setUp = ['BASE=http://127.0.0.1:4600/api SECRET=paso-sandbox TOKEN=']
const signing = [
  'TIME=$(date +%s000)',
  `SIGN=$(printf '%s' "$TIME$SECRET\${TOKEN}1.0.0web" | sha256sum | cut -c1-64)`,
]

/** The common fields; the shell fills in what begins with a dollar. */
const COMMON: Readonly<Record<string, string>> = {
  version: '1.0.0',
  platform: 'web',
  appsflyer_id: '',
  bundle_id: '',
  app_id: appId,
  token: '$TOKEN',
  timestamp: '$TIME',
  sign: '$SIGN',
  package_name: '',
  h5_version: '1.0.0',
}

const lines = (first: string, rest: readonly string[]): string => [first, ...rest].join(' \\\n  ')

function bytesCall({ method, fields, bytes }: DescribedOperation, address: string): string[] {
  const headers = fields
    .filter(({ where, required }) => where === 'header' && required)
    .map(({ name }) => `-H '${name}: <${name}>'`)
  const query = fields.filter(({ where, required }) => where === 'query' && required)
  const search = query.map(({ name }) => `${name}=<${name}>`).join('&')
  const type = bytes.sent[0]
  const sent = type === undefined ? [] : [`-H 'Content-Type: ${type}' --data-binary @photo`]
  const verb = method === 'HEAD' ? 'curl -I' : `curl -X ${method}`
  return [lines(`${verb} ${address}${search === '' ? '' : `?${search}`}"`, [...headers, ...sent])]
}

/** The call with the SDK, on a client that its README makes. */
export function sdkOf(described: DescribedOperation): string {
  const { method, path, fields, commonFields } = described
  if (commonFields === null && method !== 'GET') {
    return `const ticket = await client.post('/file/ticket', { … })
const stored = await client.uploadBytes(ticket, photo)`
  }
  const own = JSON.parse(sampleOf(described)) as Record<string, unknown>
  const written = `'${writtenPath(path)}'`
  if (method === 'POST') return `const data = await client.post(${written}, ${asCode(own)})`
  const within = (where: string): [string, object][] => {
    const named = Object.entries(own).filter(([name]) =>
      fields.some((field) => field.name === name && field.where === where),
    )
    return named.length === 0 ? [] : [[where, Object.fromEntries(named)]]
  }
  const parts = Object.fromEntries([...within('path'), ...within('query')])
  const init = Object.keys(parts).length === 0 ? '' : `, ${asCode(parts)}`
  return `const data = await client.get(${written}${init})`
}

const asCode = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([a-z_]\w*)":/gm, '$1$2:')
