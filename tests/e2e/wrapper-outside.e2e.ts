import { borrower, button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { callsOf, insideWrapper, methodsOf, placeOf, platforms } from '../support/wrapper.ts'

// A wrapper may be without the calls that open a browser and the dialler.
for (const platform of platforms) {
  test(`on ${platform} an address or number that the wrapper cannot open is said, with a link that the web view hands on`, async ({
    page,
    baseURL,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    const { words, client } = who
    const error = 'not_available' as const
    await insideWrapper(page, {
      platform,
      answers: { openBrowser: { error }, callPhone: { error } },
    })
    const openIn = async (path: string): Promise<void> => {
      await page.goto(placeOf({ platform }, path))
      // Another hash alone begins no page.
      await page.reload()
      await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
    }
    const dialog = page.getByRole('alertdialog')

    await test.step('files: the page’s own address to type, each time, and the app is not loaded anew', async () => {
      await openIn('/privacymenu')
      for (const time of ['first', 'second']) {
        await test.step(time, async () => {
          await page.getByRole('button', { name: new RegExp(words('下载我的全部资料')) }).click()
          await button(who, '在浏览器里打开').click()
          const address = `${new URL(baseURL ?? '').host}/privacymenu`
          const said = words('这里打不开网页。请在手机浏览器里打开:{address}', { address })
          await expect(dialog).toHaveAccessibleName(said)
          await expect(dialog.getByRole('link')).toHaveCount(0)
          await button(who, '关闭').click()
          await expect(dialog).toHaveCount(0)
        })
      }
      const asked = (await methodsOf(page)).filter((method) => method === 'openBrowser')
      expect(asked).toEqual(['openBrowser', 'openBrowser'])
    })

    await test.step('the helpline and the regulator: a link that the page lets go', async () => {
      const config = (await client?.get('/home/appConfigKey')) ?? []
      const valueOf = (key: string) => config.find((entry) => entry.key === key)?.value ?? ''
      await openIn('/helpcenter')
      await expect(heading(who, '和我们的人说话')).toBeVisible()
      await page.getByRole('link', { name: new RegExp(`^${words('致电')}`) }).click()
      const phone = valueOf('support_phone')
      const said = words('这里打不开拨号。请自己拨打 {phone}', { phone })
      await expect(dialog).toHaveAccessibleName(said)
      await expect(dialog.getByRole('link')).toHaveAttribute('href', `tel:${phone}`)
      await button(who, '关闭').click()

      const url = valueOf('regulator_url')
      await page.route(`${url}**`, (route) => route.abort())
      await page.locator(`a[href^="${url}"]`).click()
      const left = page.waitForRequest(new URL(url).href)
      await dialog.getByRole('link', { name: words('在浏览器里打开') }).click()
      expect((await left).isNavigationRequest()).toBe(true)
    })
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}

// WKWebView has no service worker: a page that leaves without a network does not come back.
for (const platform of platforms) {
  test(`on ${platform} a legal text that cannot be fetched leaves the page and what is typed as they are, and opens in the browser where only its file is gone`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
    const { words } = who
    await insideWrapper(page, { platform })
    await page.goto(placeOf({ platform }, '/login'))
    await expect.poll(() => methodsOf(page)).toContain('getAppInfo')
    const number = page.getByLabel(words('手机号'), { exact: true })
    await number.fill('0812345678')
    const terms = page.getByRole('link', { name: words('使用条款') })

    await context.setOffline(true)
    await terms.click()
    await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
    await expect(number).toHaveValue('0812345678')
    await context.setOffline(false)

    await page.route(/legal-sheet/, (route) => route.abort())
    await terms.click()
    await expect
      .poll(() => callsOf(page))
      .toContainEqual({
        method: 'openBrowser',
        params: { url: `${new URL(baseURL ?? '').origin}/legal/terms` },
      })
    await expect(number).toHaveValue('0812345678')

    await page.unroute(/legal-sheet/)
    await page.route(/legal-sheet/, (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: words('隐私声明') }).click()
    await expect(page.getByRole('dialog', { name: words('隐私声明') })).toBeVisible()
    await expect(number).toHaveValue('0812345678')
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}

test('a page whose code cannot be fetched at all tries again only once there is a network, and then by itself', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn()
  await insideWrapper(page, { platform: 'ios' })
  const code = /\/static\/js\/(help-screen|broken-screen)-/
  await page.route(code, (route) => route.abort())
  await page.goto('/#/helpcenter')
  const again = page.getByRole('link', { name: who.words('重试') })
  await expect(again).toBeVisible()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await again.click()
  await failed
  await expect(again).toBeVisible()
  await page.unroute(code)
  await context.setOffline(false)
  await expect(heading(who, '帮助')).toBeVisible()
})
