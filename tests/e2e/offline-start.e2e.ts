import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { borrower, heading, signIn } from '../support/borrower.ts'
import { expect, test as journey } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { signedInOn } from '../support/signed-in.ts'
import { startSandbox, type RunningSandbox } from '../support/start-sandbox.ts'
import { wordsOf } from '../support/words.ts'

const dist = fileURLToPath(new URL('../../app/dist', import.meta.url))
const words = wordsOf('th')

/** A lender whose app can be deployed anew, in a browser that lets service workers be. */
const test = journey.extend<{ lender: RunningSandbox; folder: string }>({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a destructured first parameter
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'paso-app-'))
    cpSync(dist, folder, { recursive: true })
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  lender: async ({ folder }, use) => {
    const lender = await startSandbox({ env: { APP_FOLDER: folder } })
    await use(lender)
    await lender.stop()
  },
  baseURL: async ({ lender }, use) => use(lender.url),
})

/** What is kept on the device: the names of the versions, and every address. */
const keptOn = (page: Page): Promise<{ versions: string[]; paths: string[] }> =>
  page.evaluate(async () => {
    const versions = await caches.keys()
    const kept = await Promise.all(versions.map(async (name) => (await caches.open(name)).keys()))
    return { versions, paths: kept.flat().map(({ url }) => new URL(url).pathname) }
  })

/** What a page answers, and nothing while it is loaded anew, as a version that goes has it done. */
const unlessLoading = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (!/context was destroyed/.test(String(error))) throw error
    return undefined
  })
const versionsOn = async (page: Page): Promise<string[] | undefined> =>
  (await unlessLoading(keptOn(page)))?.versions

/** That no version of the app is on its way: the newest answers what is opened next. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return installing === null && waiting === null
  })

/** Opens home and waits until it is kept, with the screen that says that there is no network. */
async function openAndKeep(page: Page): Promise<string[]> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isThere = async (): Promise<boolean> =>
    (await keptOn(page)).paths.some((path) => path.includes('/home-screen-'))
  await expect.poll(isThere).toBe(true)
  return (await keptOn(page)).versions
}

/** Another build in the place of the one that is served: other words at home, and a worker of its own. */
function deploy(folder: string, from: string): void {
  for (const file of readdirSync(folder)) {
    if (!/^(home\..*\.html|sw\.js)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const next = file === 'sw.js' ? text.replaceAll(from, 'next') : text.replace('</h1>', ' 2</h1>')
    expect(next).not.toBe(text)
    writeFileSync(path, next)
  }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('opens without a network after a cold start, with its words and nothing that the lender had said', async ({
  page,
  context,
  lender,
  faults,
}) => {
  const who = await signedInOn(page, lender.url, { upTo: 'loan' })
  await openAndKeep(page)
  await page.goto('/setting')
  await expect(page.getByText(words('没有网络也能打开')).locator('..')).toContainText(words('可以'))
  const { paths } = await keptOn(page)
  expect(paths.filter((path) => !/^\/(login|mine|static\/js\/[\w.-]+)?$/.test(path))).toEqual([])
  await lender.kill()
  const cold = await coldStart(context, '/')
  await expect(
    cold.getByText(words('没有网络连接。页面上的内容可能不是最新的,您填写的不会丢失。')),
  ).toBeVisible()
  await expect(title(cold)).toBeVisible()
  const deep = await coldStart(context, '/mine')
  await expect(title(deep)).toBeVisible()
  await lender.restart()
  await expect(heading({ ...who, page: deep }, '没有网络连接')).toHaveCount(0)
  await expect(deep).toHaveURL('/mine')
  expect(faults.filter((fault) => /policy/i.test(fault))).toEqual([])
})

test('who signed in by hand opens home without a network, and what was never opened waits for it', async ({
  page,
  context,
  lender,
}) => {
  await openAndKeep(page)
  const who = borrower(page, outsideWorld(lender.url), 'th')
  await page.goto('/login')
  await signIn(who)
  const isThere = async (): Promise<boolean> =>
    (await keptOn(page)).paths.some((path) => path.includes('/borrower-home-'))
  await expect.poll(isThere).toBe(true)
  await lender.kill()
  await context.setOffline(true)
  const home = await coldStart(context, '/')
  await expect(title(home)).toBeVisible()
  await expect(heading({ ...who, page: home }, '这个页面没能打开')).toHaveCount(0)
  for (const path of ['/legal/terms', '/no-such-place']) {
    const elsewhere = await coldStart(context, path)
    await expect(heading({ ...who, page: elsewhere }, '没有网络连接')).toBeVisible()
  }
  const other = await coldStart(context, '/accountSecurity')
  await expect(heading({ ...who, page: other }, '没有网络连接')).toBeVisible()
  await lender.restart()
  await context.setOffline(false)
  await expect(other).toHaveURL('/accountSecurity')
  await expect(heading({ ...who, page: other }, '登录和设备')).toBeVisible()
})

test('a new version takes over at the next opening, and leaves nothing of the old one', async ({
  page,
  context,
  folder,
}) => {
  const [old = ''] = await openAndKeep(page)
  const first = await title(page).textContent()
  deploy(folder, old.slice('paso-'.length))
  // It is found while the old one is opened once more, and does not take its place under the reader.
  const again = await coldStart(context, '/')
  await expect(title(again)).toHaveText(first ?? '')
  await expect.poll(() => versionsOn(again)).toContain('paso-next')
  await expect.poll(() => isTakenOver(again)).toBe(true)
  await expect(title(again)).toHaveText(first ?? '')
  const next = await coldStart(context, '/')
  await expect.poll(() => versionsOn(next)).toEqual(['paso-next'])
})

test('a new version that comes while a form is half filled leaves it as it is, and opens with what was typed', async ({
  page,
  context,
  folder,
  lender,
}) => {
  await signedInOn(page, lender.url, { upTo: 'personal' })
  const [old = ''] = await openAndKeep(page)
  const mail = (at: Page) => at.getByLabel(words('电子邮箱'))
  await page.goto('/basic')
  await mail(page).fill('tuayang@exam')
  deploy(folder, old.slice('paso-'.length))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => versionsOn(page)).toContain('paso-next')
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await expect(mail(page)).toHaveValue('tuayang@exam')
  await expect(mail(page)).toBeFocused()

  const next = await coldStart(context, '/basic')
  await expect(mail(next)).toHaveValue('tuayang@exam')
  await expect.poll(() => versionsOn(next)).toEqual(['paso-next'])
})

test('a version that the lender takes no more is not opened again', async ({
  page,
  context,
  lender,
}) => {
  await openAndKeep(page)
  await lender.kill()
  await lender.restart({
    MINIMUM_VERSION: '9.0.0',
    NEWEST_VERSION: '9.1.0',
    DOWNLOAD_URL: 'https://paso.example/app',
  })
  const late = await coldStart(context, '/')
  await expect(late.getByRole('heading', { name: words('请更新 Paso') })).toBeVisible()
  await expect.poll(() => versionsOn(late)).toEqual([])
  await lender.kill()
  await late.close()
  const closed = await context.newPage()
  await expect(closed.goto('/')).rejects.toThrow(/net::ERR/)
})

test('switched off by the server it forgets all and goes, and nothing comes back', async ({
  page,
  context,
  lender,
}) => {
  await openAndKeep(page)
  await lender.kill()
  await lender.restart({ SERVICE_WORKER: 'off' })
  const gone = await coldStart(context, '/')
  await expect.poll(() => versionsOn(gone)).toEqual([])
  const registered = (): Promise<number | undefined> =>
    unlessLoading(
      gone.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
  await expect.poll(registered).toBe(0)
  await gone.goto('/setting')
  await expect(title(gone)).toBeVisible()
  expect((await keptOn(gone)).versions).toEqual([])
})
