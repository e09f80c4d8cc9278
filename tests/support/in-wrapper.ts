/** What a journey meets inside a wrapper alone. */
import { expect, type Request } from '@playwright/test'
import type { Borrower } from './borrower.ts'
import { wordsAround } from './words.ts'
import { callsOf, methodsOf, type platforms } from './wrapper.ts'

type Platform = (typeof platforms)[number]

const bundle = { url: 'https://app.example/b.zip', version: '99.0.0', sha256: 'a'.repeat(64) }

/** A lender with keys of partners, a newer app, and a newer page for wrappers that carry their own. */
export const settingsOfWrapper = {
  NEWEST_VERSION: '9.1.0',
  DOWNLOAD_URL: 'https://paso.example/app',
  REMOTE_CONFIG: JSON.stringify({
    ...{ liveness_V3: '1', adai_key: 'key', adai_secret: 'secret' },
    ...{ af_devkey: 'devkey', appid: 'app', fb_appid: 'fb', fb_token: 'token' },
    ...{ bundle_url: bundle.url, bundle_version: bundle.version, bundle_sha256: bundle.sha256 },
  }),
}

/** The last call to the wrapper of this method. */
const paramsOf = async ({ page }: Borrower, method: string) =>
  (await callsOf(page)).filter((call) => call.method === method).at(-1)?.params

/** The page begins with its facts, reports the device, has its newer bundle fetched, and tells of the newer app. */
export async function seeNewVersion(who: Borrower): Promise<void> {
  const { page, words, ways } = who
  await page.goto(ways.place('/mine'))
  const told = page.waitForRequest(/\/user\/app_info/)
  // Another hash alone begins no page.
  await page.reload()
  expect((await told).postDataJSON()).toMatchObject({
    ...{ device_brand: 'Example', device_model: 'Phone 1', os_version: '14' },
    ...{ app_version: '1.4.0', network_type: 'mobile' },
  })
  await expect.poll(() => paramsOf(who, 'updateZip')).toEqual(bundle)
  expect((await methodsOf(page))[0]).toBe('getAppInfo')
  await expect(page.getByText(words('有新版本 {version}', { version: '9.1.0' }))).toBeVisible()
  await page.getByRole('link', { name: words('更新'), exact: true }).click()
  await expect
    .poll(() => paramsOf(who, 'openBrowser'))
    .toEqual({ url: settingsOfWrapper.DOWNLOAD_URL })
  await page.getByRole('button', { name: words('以后再说') }).click()
}

/** Facts of the app and the attribution's id stand in the common fields of the calls that follow. */
export async function agreeToAttribution(who: Borrower, platform: Platform): Promise<void> {
  const { page, words, ways } = who
  await page.goto(ways.place('/privacymenu'))
  const row = page.getByRole('listitem').filter({ hasText: words('您从哪里知道我们') })
  await row.getByRole('button').click()
  await expect(row.getByText(wordsAround(words, '{date} 同意'))).toBeVisible()
  await expect.poll(() => methodsOf(page)).toContain('initFacebookSDK')
  const sent = page.waitForRequest((request) => request.url().includes('/verify/steps'))
  await page.goto(ways.place('/infoList'))
  expect(commonFields(await sent)).toMatchObject({
    platform,
    version: '1.4.0',
    bundle_id: 'com.example.paso',
    package_name: 'com.example.paso',
    appsflyer_id: '1700000000000-1234567890123456789',
  })
}

const commonFields = (request: Request) =>
  Object.fromEntries(new URL(request.url()).searchParams.entries())

/** The helpline is called by the wrapper. */
export async function callForHelp(who: Borrower): Promise<void> {
  const { page, words, ways } = who
  await page.goto(ways.place('/helpcenter'))
  await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
  await page.getByRole('link', { name: new RegExp(`^${words('致电')}`) }).click()
  await expect.poll(() => paramsOf(who, 'callPhone')).toHaveProperty('phone')
}
