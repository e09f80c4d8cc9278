import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLenderClient, type LenderClient } from '@paso/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCuttingProxy, type CuttingProxy } from '../support/cutting-proxy.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'

/** The published client and the real lender, with a line between them that breaks. */
const phone = '812345679'
const specimen = readFileSync(
  join(import.meta.dirname, '../../sandbox/specimens/work-certificate.jpg'),
)
const picture = new Blob([specimen], { type: 'image/jpeg' })
const partBytes = 2048

let sandbox: RunningSandbox
let line: CuttingProxy
let client: LenderClient
let token = ''

beforeAll(async () => {
  sandbox = await startSandbox()
  line = await startCuttingProxy(sandbox.url)
  client = createLenderClient({
    baseUrl: `${line.url}/api`,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.0.0' },
    token: () => token,
    language: () => 'en',
    secret: 'paso-sandbox',
    random: () => 0,
  })
  const uuid = 'a3f0c9d2-6b1e-4c7a-9f58-2d4e6b8a0c13'
  await client.post('/user/send_code', { phone_prefix: '+66', phone, uuid })
  const code = await outsideWorld(sandbox.url).codeFor(phone)
  token = (await client.post('/user/login', { phone_prefix: '+66', phone, code, uuid })).token
})

afterAll(async () => {
  await sandbox.stop()
  await line.close()
})

const newTicket = () =>
  client.post('/file/ticket', {
    purpose: 'work_certificate',
    mime: 'image/jpeg',
    size: picture.size,
  })
const storedBytes = async (file_id: string) => {
  const blob = await client.get('/file/{file_id}', { path: { file_id } })
  return Buffer.from(await blob.arrayBuffer())
}

test.each([
  ['at 10 %', [0.1]],
  ['at 50 %', [0.5]],
  ['at 90 %', [0.9]],
  ['at 10, 50 and 90 %', [0.1, 0.5, 0.9]],
  ['nine times', [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]],
])('a picture cut %s arrives whole and once', async (_, places) => {
  const [cutTicket, wholeTicket] = [await newTicket(), await newTicket()]
  line.cutAfter(places.map((place) => Math.floor(place * picture.size)))
  const progress: number[] = []
  const onProgress = (sent: number) => progress.push(sent)
  const cut = await client.uploadBytes(cutTicket, picture, { partBytes, onProgress })
  expect(line.cuts()).toBe(places.length)
  expect(progress.at(-1)).toBe(picture.size)
  expect([...progress].sort((a, b) => a - b)).toEqual(progress)
  const whole = await client.uploadBytes(wholeTicket, picture, { partBytes: picture.size })
  expect(await storedBytes(cut.file_id)).toEqual(await storedBytes(whole.file_id))
  expect(await client.uploadBytes(cutTicket, picture, { partBytes })).toEqual(cut)
})

test('a picture goes on where it was when its page was killed', async () => {
  const ticket = await newTicket()
  const page = new AbortController()
  const killed = client.uploadBytes(ticket, picture, {
    partBytes,
    signal: page.signal,
    onProgress: (sent) => sent >= 2 * partBytes && page.abort(),
  })
  await expect(killed).rejects.toMatchObject({ kind: 'aborted' })
  const progress: number[] = []
  await client.uploadBytes(ticket, picture, {
    partBytes,
    onProgress: (sent) => progress.push(sent),
  })
  expect(progress.find((sent) => sent > 0)).toBe(2 * partBytes)
  expect(progress.at(-1)).toBe(picture.size)
})
