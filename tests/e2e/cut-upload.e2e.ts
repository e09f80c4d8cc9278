import type { BrowserContext, Page } from '@playwright/test'
import { button, heading } from '../support/borrower.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { besidesTheNetwork, expect, faultsOf, test } from '../support/journey.ts'
import { signedInOn } from '../support/signed-in.ts'
import { specimen } from '../support/specimen.ts'

/** Where the parts of pictures began that were sent, in the order of their sending. */
async function cutAtTheSecondPart(page: Page, context: BrowserContext): Promise<number[]> {
  const offsets: number[] = []
  let isCut = false
  await page.route('**/file/upload/*', async (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? 0)
    if (route.request().method() === 'PATCH') offsets.push(offset)
    if (offset === 0 || isCut) return route.continue()
    isCut = true
    await context.setOffline(true)
    await route.abort()
  })
  return offsets
}

test('a picture cut on its way says how far it is and goes on there with the network', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  await page.goto('/identity')
  await expect(heading(who, '身份证正面')).toBeVisible()
  const offsets = await cutAtTheSecondPart(page, context)
  await page
    .getByLabel(who.words('从相册选择'), { exact: true })
    .setInputFiles(specimen('th-id-front.jpg'))
  const said = who.words('网络断了,已上传 {percent}%。会从这里接着传,不用重拍。', { percent: 77 })
  const cut = page.getByText(new RegExp(said.replace('77', '[1-9]\\d*')))
  await expect(cut).toBeVisible()
  await expect(button(who, '继续上传')).toBeVisible()
  const before = offsets.length
  await context.setOffline(false)
  await expect(button(who, '使用这张照片')).toBeVisible({ timeout: 60_000 })
  // Of what had arrived one part at most is sent again.
  expect(offsets.slice(before).filter((offset) => offset === 0).length).toBeLessThan(2)
  expect(Math.max(...offsets)).toBeGreaterThan(0)
  await button(who, '使用这张照片').click()
  await expect(heading(who, '身份证背面')).toBeVisible()
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a page killed as its picture is sent goes on with the same ticket', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn()
  await page.goto('/identity')
  await expect(heading(before, '身份证正面')).toBeVisible()
  await cutAtTheSecondPart(page, context)
  let tickets = 0
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/file/ticket')) tickets += 1
  })
  await page
    .getByLabel(before.words('从相册选择'), { exact: true })
    .setInputFiles(specimen('th-id-front.jpg'))
  await expect(button(before, '继续上传')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const who = { ...before, page: await context.newPage() }
  await who.page.goto('/identity')
  await expect(button(who, '使用这张照片')).toBeVisible({ timeout: 60_000 })
  expect(tickets).toBe(1)
  expect(besidesTheNetwork(faults)).toEqual([])
})

for (const place of [0.1, 0.5, 0.9]) {
  test(`a picture whose connection breaks at ${String(100 * place)} % of its way arrives whole`, async ({
    browser,
    baseURL,
  }) => {
    const line = await startCuttingProxy(baseURL ?? '')
    const context = await browser.newContext({ baseURL: line.url })
    const faults = await faultsOf(context)
    const page = await context.newPage()
    const who = await signedInOn(page, line.url, {})
    await page.goto('/identity')
    await expect(heading(who, '身份证正面')).toBeVisible()
    page.on('request', (request) => {
      if (!request.url().includes('/file/ticket') || request.method() !== 'POST') return
      const { size } = request.postDataJSON() as { size: number }
      line.cutAfter([Math.floor(place * size)])
    })
    await page
      .getByLabel(who.words('从相册选择'), { exact: true })
      .setInputFiles(specimen('th-id-front.jpg'))
    await expect(button(who, '使用这张照片')).toBeVisible({ timeout: 60_000 })
    expect(line.cuts()).toBe(1)
    // What has not arrived whole cannot be used.
    await button(who, '使用这张照片').click()
    await expect(heading(who, '身份证背面')).toBeVisible()
    expect(besidesTheNetwork(faults)).toEqual([])
    await context.close()
    await line.close()
  })
}
