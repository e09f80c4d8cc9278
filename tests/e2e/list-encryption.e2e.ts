import { createCipheriv } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'
import { serveListPage, type ListPage } from '../support/list-page.ts'

declare global {
  interface Window {
    listPage: ListPage
  }
}

/** A phone four times slower than this machine, and what its page fetched and complained about. */
const test = base.extend<{ fetched: string[]; complaints: string[] }>({
  fetched: async ({ page }, use) => {
    const fetched: string[] = []
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await use(fetched)
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
    await use(complaints)
  },
  page: async ({ page }, use) => {
    await page.goto(served.url)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await use(page)
  },
})

// Built once for all. A fixture of the worker would cost a worker of its own, with its browser.
let served: Awaited<ReturnType<typeof serveListPage>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  served = await serveListPage()
})
test.afterAll(() => served.close())

const expected = (count: number): string => {
  const list = Array.from({ length: count }, (_, i) => ({
    name: `ผู้ติดต่อ ${String(i)}`,
    phone: `8${String(10_000_000 + i)}`,
  }))
  const cipher = createCipheriv('aes-128-ecb', '0123456789abcdef', null)
  return Buffer.concat([cipher.update(JSON.stringify(list)), cipher.final()]).toString('base64')
}

const isCipher = (path: string) => /aes-ecb/.test(path)
const isWorker = (path: string) => /list-worker(?!-call)/.test(path)

/** Encrypts with cold code until no task was long: a busy machine stretches one now and then, a blocked page each time. */
async function encryptFreely(page: Page, count: number, how: 'worker' | 'no worker') {
  for (let left = 25; ; left -= 1) {
    await page.reload()
    await page.evaluate((count) => window.listPage.prepare(count), count)
    const done = await page.evaluate((how) => window.listPage.encrypt(how), how)
    if (done.longTasks.length === 0 || left === 1) return done
  }
}

test('5,000 contacts are encrypted by a worker, which is fetched then and not before', async ({
  page,
  fetched,
  complaints,
}) => {
  const short = await encryptFreely(page, 10, 'worker')
  expect(short).toEqual({ text: expected(10), longTasks: [], workers: 0 })
  expect(fetched.filter(isWorker)).toEqual([])
  expect(await encryptFreely(page, 5000, 'worker')).toEqual({
    text: expected(5000),
    longTasks: [],
    workers: 1,
  })
  expect(fetched.filter(isWorker)).not.toEqual([])
  expect(complaints).toEqual([])
})

test('5,000 contacts without a worker leave the page free between slices', async ({
  page,
  fetched,
  complaints,
}) => {
  expect(fetched.filter(isCipher)).toEqual([])
  expect(await encryptFreely(page, 5000, 'no worker')).toEqual({
    text: expected(5000),
    longTasks: [],
    workers: 0,
  })
  expect(fetched.filter(isCipher)).not.toEqual([])
  expect(fetched.filter(isWorker)).toEqual([])
  expect(complaints).toEqual([])
})

test('a task that holds the page up is seen each time', async ({ page }) => {
  for (const _ of [1, 2, 3]) {
    expect(await page.evaluate(() => window.listPage.block(80))).not.toEqual([])
  }
})
