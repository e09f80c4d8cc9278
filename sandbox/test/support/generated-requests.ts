import { gzipSync } from 'node:zlib'
import { wireRequest, type DescribedRequest, type WireRequest } from './described-requests.ts'
import { callerFields } from './signature.ts'
import { hostileValue, nearly, someFieldName, TRICKY_NAMES, withOwn } from './hostile-values.ts'
import type { Random } from './random.ts'

type Fields = Record<string, unknown>

/** A described request with one to three things wrong with it, signed rightly for a token. */
export function generatedRequest(
  random: Random,
  request: DescribedRequest,
  token: string,
): WireRequest {
  const bent: DescribedRequest = structuredClone(request)
  const fields = bent.body ?? bent.query
  for (let left = random.below(3); left >= 0; left--) bendFields(random, fields)
  // Half of a surrogate pair cannot stand in an address.
  const wire = wireRequest(bent, token, random.chance(0.03) ? oddCaller(random) : {})
  if (random.chance(0.15)) wire.headers = { ...wire.headers, ...oddHeaders(random) }
  if (random.chance(0.12)) wire.url = oddUrl(random, wire.url)
  if (random.chance(0.15)) bendPayload(random, wire, token)
  return wire
}

function bendFields(random: Random, fields: Fields): void {
  const holders = [fields, ...holdersIn(fields)]
  const holder = random.pick(holders)
  const names = Object.keys(holder)
  const name = names.length > 0 ? random.pick(names) : someFieldName(random)
  switch (random.below(7)) {
    case 0:
      delete holder[name]
      break
    case 1:
      withOwn(holder, random.pick(TRICKY_NAMES), hostileValue(random))
      break
    case 2: {
      const other = someFieldName(random)
      withOwn(holder, other, hostileValue(random, other))
      break
    }
    case 3:
      withOwn(holder, name, holder[random.pick(names.length > 0 ? names : [name])])
      break
    case 4:
    case 5:
      withOwn(holder, name, nearly(random, holder[name]))
      break
    default:
      withOwn(holder, name, hostileValue(random, name))
  }
}

/** The objects and lists within a value. */
function holdersIn(value: Fields, depth = 0): Fields[] {
  if (depth > 5) return []
  return Object.values(value)
    .filter((each): each is Fields => typeof each === 'object' && each !== null)
    .slice(0, 20)
    .flatMap((each) => [
      each,
      ...(Object.keys(each).length < 50 ? holdersIn(each, depth + 1).slice(0, 20) : []),
    ])
}

const oddCaller = (random: Random): Record<string, string> => ({
  [random.pick(['version', 'bundle_id', 'channel', 'h5_version', 'package_name'])]: String(
    random.pick(['\u0000', '\ud800', 'x'.repeat(41), '__proto__', '', '9'.repeat(30), '1..2']),
  ),
})

const oddHeaders = (random: Random): Record<string, string> =>
  random.pick<Record<string, string>>([
    { 'idempotency-key': 'short' },
    { 'idempotency-key': 'generated-always-the-same' },
    { 'idempotency-key': `${'k'.repeat(99)}\u00ff` },
    { 'accept-language': 'x-'.repeat(4000) },
    { 'accept-language': 'ur, th;q=0.1' },
    { 'country-language': '__proto__' },
    { 'upload-offset': '-1' },
    { 'upload-offset': '1e9' },
    { 'upload-offset': '999999999' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'image/jpeg' },
    { 'content-type': ';;;' },
    { 'content-length': '3' },
    { 'content-length': '-1' },
    { 'content-length': '99999999999' },
    { 'transfer-encoding': 'gzip' },
    { 'x-request-id': '\u00ff\u00fe' },
    { accept: 'text/html' },
    { origin: 'nonsense' },
  ])

function oddUrl(random: Random, url: string): string {
  const [path = '', query = ''] = url.split('?')
  const first = query.split('&')[0] ?? ''
  return random.pick([
    `${path}?${query}&${first}`,
    `${path}?${first}&${query}`,
    `${url}&token[]=1`,
    `${url}&__proto__[polluted]=1&constructor.prototype.polluted=1`,
    `${url}&__proto__=1`,
    `${url}&x=%00`,
    `${url}&x=%FF%FE`,
    `${url}&x=%E0%B8`,
    `${url}&%ED%A0%80=1`,
    `${url}${'&a=1'.repeat(1500)}`,
    `${path}?${query}#x`,
    `${path}/?${query}`,
    `${path}%00?${query}`,
    `${path}%2e%2e/x?${query}`,
    `//evil.example${url}`,
    url.replace('/v2/', '/V2/'),
    url.replace('?', ';x=1?'),
  ])
}

function bendPayload(random: Random, wire: WireRequest, token: string): void {
  const { payload } = wire
  if (payload === undefined) {
    wire.payload = random.pick(['', '{}', 'null', '[]', 'x'.repeat(300_000)])
    return
  }
  if (typeof payload !== 'string') {
    wire.payload = bentBytes(random, payload)
    return
  }
  const bytes = Buffer.from(payload)
  const at = random.below(bytes.length)
  const name = someFieldName(random)
  const inner = payload.slice(1)
  wire.payload = random.pick<() => string | Uint8Array>([
    () => `{"${name}":${JSON.stringify(hostileValue(random, name)) ?? 'null'},${inner}`,
    () => `{"token":"","sign":null,${inner}`,
    () => `{"__proto__":{"polluted":true},${inner}`,
    () => `{"constructor":{"prototype":{"polluted":true}},${inner}`,
    () => payload.replace(/:(\d+)/, ':1e400'),
    () => payload.replace(/:(\d+)/, ':-0'),
    () => payload.replace(/:(\d+)/, ':01'),
    () => payload.replace(/:(\d+)/, ':12345678901234567890'),
    () => payload.replace(/:"/, ':"\\ud800'),
    () => payload.replace(/:"/, ':"\\u0000'),
    () => payload.slice(0, at),
    () => `${payload}}`,
    () => `\ufeff${payload}`,
    () => `[${payload}]`,
    () => `{"${name}":${'['.repeat(60_000)}${']'.repeat(60_000)},${inner}`,
    () => `{"${name}":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)},${inner}`,
    () => JSON.stringify([callerFields(token)]),
    () => JSON.stringify(payload),
    () => '['.repeat(20_000),
    () => `{"${name}":"${'x'.repeat(2_500_000)}",${inner}`,
    () => '',
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xfe]), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc3, 0x28]), bytes.subarray(at)]),
    () =>
      Buffer.concat([bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]),
    () => Buffer.from(payload, 'utf16le'),
    () => {
      wire.headers['content-encoding'] = 'gzip'
      return gzipSync(bytes)
    },
  ])()
}

function bentBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const at = random.below(bytes.length)
  return random.pick([
    Buffer.alloc(0),
    bytes.subarray(0, at),
    Buffer.concat([bytes, bytes.subarray(0, at)]),
    Buffer.concat([bytes.subarray(0, at), Buffer.alloc(40, random.below(256)), bytes.subarray(at)]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.alloc(random.chance(0.1) ? 6_000_000 : 1000),
  ])
}
