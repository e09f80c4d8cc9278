import { button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { insideWrapper, methodsOf, placeOf, platforms } from '../support/wrapper.ts'

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
