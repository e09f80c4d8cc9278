import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { button, heading } from '../support/borrower.ts'
import { startCountingProxy } from '../support/counting-proxy.ts'
import { expect, test } from '../support/journey.ts'
import { signedInOn } from '../support/signed-in.ts'
import { specimen } from '../support/specimen.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('th')
const shots = [
  ['身份证正面', 'th-id-front.jpg', '使用这张照片'],
  ['身份证背面', 'th-id-back.jpg', '使用这张照片'],
  ['手持身份证', 'th-holder.jpg', '使用这张照片并提交'],
] as const

/** The sample as a phone's camera gives it: many pixels, and their noise. */
async function photographed(name: string): Promise<Buffer> {
  const picture = sharp(specimen(name)).resize(3200)
  const { width, height } = await picture
    .toBuffer({ resolveWithObject: true })
    .then((it) => it.info)
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return picture
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

const saved = (page: Page) => page.getByRole('listitem').filter({ hasText: words('照片至少省下') })

/** Hands in the three pictures with a phone that begins with nothing. */
async function handInPictures(browser: Browser, lender: string, lowData: boolean) {
  const line = await startCountingProxy(lender)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  const who = await signedInOn(page, line.url, {})
  if (lowData) await page.addInitScript(() => localStorage.setItem('low_data', '"on"'))
  const before = line.bytes()
  await page.goto('/')
  await page.goto('/identity')
  for (const [title, file, action] of shots) {
    await expect(heading(who, title)).toBeVisible()
    await page.getByLabel(words('从相册选择'), { exact: true }).setInputFiles({
      name: file,
      mimeType: 'image/jpeg',
      buffer: await photographed(file),
    })
    await expect(button(who, action)).toBeVisible({ timeout: 60_000 })
    await button(who, action).click()
  }
  await expect(page).toHaveURL(/\/transfer$/)
  await page.waitForLoadState('networkidle')
  const bytes = line.bytes() - before
  await page.goto('/setting')
  const told = lowData ? await saved(page).textContent() : ''
  await context.close()
  await line.close()
  return {
    bytes,
    told: 1000 * Number(/([\d,]+)\s*kB/.exec(told ?? '')?.[1]?.replace(',', '') ?? 0),
  }
}

test('low-data mode saves what it tells, against the same pictures handed in without it', async ({
  browser,
  baseURL,
}) => {
  const usual = await handInPictures(browser, baseURL ?? '', false)
  const low = await handInPictures(browser, baseURL ?? '', true)
  const fewer = usual.bytes - low.bytes
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
  console.log(
    `three pictures handed in: ${kB(usual.bytes)}, in low-data mode ${kB(low.bytes)}; the page tells of ${kB(low.told)} saved, measured ${kB(fewer)}`,
  )
  // "At least": pictures alone are counted, and they are most of it.
  expect(low.told).toBeLessThanOrEqual(fewer)
  expect(low.told).toBeGreaterThan(0.6 * fewer)
  expect(low.bytes).toBeLessThan(0.7 * usual.bytes)
})

test('a device that asks to save data gets no screens ahead, until the borrower says otherwise', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const screensAhead = async (): Promise<boolean> => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await page.goto('/setting')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Idle work has had its turn when this comes back.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    return files.some((file) => file.includes('/help-screen-'))
  }
  expect(await screensAhead()).toBe(false)
  const group = page.getByRole('group', { name: words('省流量') })
  await expect(group.getByRole('radio', { name: words('跟随系统') })).toBeChecked()
  await group.getByRole('radio', { name: words('关闭省流量'), exact: true }).check()
  await expect.poll(screensAhead).toBe(true)
})
