import type { Page } from '@playwright/test'
import { button, type Borrower } from '../support/borrower.ts'
import { wordsAround } from '../support/words.ts'
import { besidesTheNetwork } from '../support/journey.ts'
import { consentTo } from '../support/lender-client.ts'
import { expect, test } from '../support/own-sandbox.ts'
import {
  callsOf,
  changePermission,
  insideWrapper,
  methodsOf,
  placeOf,
  type WrapperWindow,
} from '../support/wrapper.ts'

const bundle = { url: 'https://app.example/b.zip', version: '99.0.0', sha256: 'a'.repeat(64) }
const config = {
  ...{ af_devkey: 'devkey', appid: 'app', fb_appid: 'fb', fb_token: 'token' },
  ...{ bundle_url: bundle.url, bundle_version: bundle.version, bundle_sha256: bundle.sha256 },
}
const platform = 'ios'
const started = ['initAf', 'getAppsFlyerUID', 'bindUidWithAfSDK', 'initFacebookSDK']

// A lender that has keys of partners, and a newer page for wrappers that carry their own.
test.use({ settings: { REMOTE_CONFIG: JSON.stringify(config) } })

/** The page was loaded anew: what runs in this one was never started. */
const loadedAnew = (page: Page) =>
  page.waitForFunction(() => {
    const { calls } = (window as unknown as WrapperWindow).wrapper
    const methods = calls.map(({ method }) => method)
    // The last that a page does at its start.
    return methods.includes('updateZip') && !methods.includes('initAf')
  })

test('a bundle is fetched at start; attribution runs with consent and the phone’s yes alone, and ends with either', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  await insideWrapper(page, { platform, permissions: { tracking: 'refused_for_good' } })
  await page.goto(placeOf({ platform }, '/privacymenu'))
  const row = page.getByRole('listitem').filter({ hasText: words('您从哪里知道我们') })
  const agree = async () => {
    await row.getByRole('button').click()
    await expect(row.getByText(wordsAround(words, '{date} 同意'))).toBeVisible()
  }
  const takeBack = async () => {
    await row.getByRole('button').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('收回') })
      .click()
    await expect(row.getByText(wordsAround(words, '{date} 收回'))).toBeVisible()
  }
  /** What the phone was asked to ask; how its permission stands is shown in the ledger. */
  const asked = async () =>
    (await callsOf(page)).filter(({ method }) => method === 'requestPermission')
  const uid = () => page.evaluate(() => localStorage.getItem('appsFlyerUID'))

  await expect.poll(() => methodsOf(page)).toContain('updateZip')
  expect((await callsOf(page)).find(({ method }) => method === 'updateZip')?.params).toEqual(bundle)
  const tracking = page.getByRole('listitem').filter({ hasText: words('手机的跟踪许可') })
  await expect(tracking.getByText(words('现在不允许'))).toBeVisible()
  const before = (await methodsOf(page)).length
  await agree()
  await expect.poll(async () => (await methodsOf(page)).slice(before)).toContain('hasPermission')
  await takeBack()
  // Without an agreement, or where the phone has said no for good, it is not even asked.
  expect(await asked()).toEqual([])
  await changePermission(page, 'tracking', 'not_asked')
  await agree()
  await expect.poll(() => methodsOf(page)).toContain('initFacebookSDK')
  const methods = await methodsOf(page)
  expect(methods.filter((method) => started.includes(method))).toEqual(started)
  expect(methods.indexOf('requestPermission')).toBeLessThan(methods.indexOf('initAf'))
  expect(await uid()).not.toBeNull()

  // The libraries end with the page: it is loaded anew, and starts none.
  await takeBack()
  await loadedAnew(page)
  expect((await methodsOf(page)).filter((method) => started.includes(method))).toEqual([])
  expect(await uid()).toBeNull()
  expect(besidesTheNetwork(faults)).toEqual([])
})

/** A borrower in the settings, with attribution at work. */
async function withAttribution(page: Page, signedIn: () => Promise<Borrower>): Promise<Borrower> {
  const who = await signedIn()
  if (who.client === undefined) throw new Error('nobody is signed in')
  await consentTo(who.client, 'attribution')
  await insideWrapper(page, { platform, permissions: { tracking: 'granted' } })
  await page.goto(placeOf({ platform }, '/setting'))
  await expect.poll(() => methodsOf(page)).toContain('initFacebookSDK')
  return who
}

test('signing out without a network ends attribution as soon as the server can be reached, and keeps the page until then', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await withAttribution(page, signedIn)
  await context.setOffline(true)
  await button(who, '退出登录').click()
  await expect(page.getByText(who.words('已退出登录'))).toBeVisible()
  const ofAttribution = async () =>
    (await methodsOf(page)).filter((method) => started.includes(method))
  expect(await ofAttribution()).toEqual(started)
  expect(await page.evaluate(() => localStorage.getItem('appsFlyerUID'))).toBeNull()

  await context.setOffline(false)
  await loadedAnew(page)
  expect(await ofAttribution()).toEqual([])
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('attribution that could not end at once does not take the page from who types a number meanwhile', async ({
  page,
  signedIn,
  faults,
}) => {
  await page.clock.install()
  const who = await withAttribution(page, signedIn)
  let isDown = true
  let asked = 0
  await page.route('**', (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback()
    asked += 1
    return isDown ? route.abort() : route.fallback()
  })
  await button(who, '退出登录').click()
  await page.getByRole('link', { name: who.words('查看我的额度') }).click()
  const number = page.getByLabel(who.words('手机号'), { exact: true })
  await number.fill('08')
  asked = 0
  isDown = false
  await page.clock.runFor(20_000)
  await expect(number).toHaveValue('08')
  expect(asked).toBe(0)

  await button(who, '返回').click()
  await expect(number).toHaveCount(0)
  await page.clock.runFor(5_000)
  await loadedAnew(page)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a consent that is taken back ends what it is for, though the answer is lost', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await withAttribution(page, signedIn)
  const { words, client } = who
  await consentTo(client!, 'location')
  // The page may be on its way to be loaded anew.
  const kept = (name: string) =>
    page.evaluate((key) => localStorage.getItem(key), name).catch(() => 'not known')
  await page.evaluate(() => localStorage.setItem('gpsInfo', '{"register_lat":13.7}'))
  await page.goto(placeOf({ platform }, '/privacymenu'))
  const isSaving = (url: URL): boolean => url.pathname.endsWith('/account/consent')
  const takeBack = async (what: '位置' | '您从哪里知道我们'): Promise<void> => {
    await button(who, '收回「{what}」?', { what: words(what) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('收回') })
      .click()
  }
  // The lender does it, and the network loses each answer.
  await page.route(isSaving, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await takeBack('位置')
  await expect.poll(() => kept('gpsInfo')).toBeNull()

  await page.reload()
  await expect.poll(() => methodsOf(page)).toContain('initFacebookSDK')
  await takeBack('您从哪里知道我们')
  await expect.poll(() => kept('appsFlyerUID')).toBeNull()
  await loadedAnew(page)
  expect(besidesTheNetwork(faults)).toEqual([])
})
