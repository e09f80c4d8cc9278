import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { borrower, button, signIn } from '../support/borrower.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'
import { wordsAround } from '../support/words.ts'
import { changePermission, insideWrapper, methodsOf } from '../support/wrapper.ts'

const lists = [
  { title: '通讯录', method: 'getPhoneList', path: /\/order_log\?/, entry: 'Malee' },
  { title: '已装应用的列表', method: 'getAppList', path: /\/order_log_1\?/, entry: 'installed_at' },
  { title: '短信', method: 'getSmsList', path: /\/order_log_2\?/, entry: 'parcel' },
] as const

/** The lists that were read since the page was loaded. */
const read = async (page: Page) => {
  const methods = new Set<string>(lists.map(({ method }) => method))
  return (await methodsOf(page)).filter((method) => methods.has(method))
}

test.describe('lists of the device', () => {
  test.use({
    country: 'MX',
    settings: {
      APP_FOLDER: join(import.meta.dirname, '../../.paso/editions-with-lists/MX'),
      REMOTE_CONFIG: JSON.stringify({ uploadInformation: 'contacts,apps,messages' }),
    },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  })

  test('are each read by a press on its own screen alone, sent encrypted, and go with the consent', async ({
    page,
    context,
    sandbox,
    faults,
  }) => {
    await bringAxe(context)
    const who = borrower(page, outsideWorld(sandbox.url), 'es', undefined, 'MX')
    const { words } = who
    await insideWrapper(page, { platform: 'android', whenAsked: 'refused' })
    await page.goto('/login')
    await signIn(who)
    await page.goto('/privacymenu')
    const offers = page.getByRole('list', { name: words('另外可选') })
    await expect(offers.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText(words('我们从不索取:通讯录、短信、已装应用。'))).toHaveCount(0)
    const open = async (title: string) => {
      await offers.getByRole('link', { name: new RegExp(`^${words(title)}`) }).click()
      const question = words('可以读取「{what}」吗?', { what: words(title) })
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }

    await test.step('who does not agree has nothing read', async () => {
      for (const { title } of lists) {
        await open(title)
        await button(who, '不同意').click()
        await expect(offers).toBeVisible()
      }
      expect(await read(page)).toEqual([])
    })

    await test.step('what the phone refuses leaves no consent', async () => {
      await open('通讯录')
      await button(who, '同意,并发送一次').click()
      const said = '手机没有给出这份内容,所以什么都没有发送,您的同意也已收回。您可以照常借款。'
      await expect(page.getByText(words(said))).toBeVisible()
      await button(who, '不同意').click()
    })

    await test.step('what it gives is sent, and cannot be read on the way', async () => {
      await changePermission(page, 'phone_book', 'granted')
      await changePermission(page, 'messages', 'granted')
      for (const { title, path, entry } of lists) {
        await open(title)
        const answered = page.waitForResponse(path)
        await button(who, '同意,并发送一次').click()
        const answer = await answered
        expect(((await answer.json()) as { data: unknown }).data).toEqual({ entries: 1 })
        expect(answer.request().postData()).not.toContain(entry)
        await expect(page).toHaveURL('/privacymenu')
      }
      await expect(offers).toHaveCount(0)
      expect(await read(page)).toEqual(['getPhoneList', ...lists.map(({ method }) => method)])
    })

    await test.step('taken back, a list is offered again and not read', async () => {
      const title = words('收回「{what}」?', { what: words('通讯录') })
      await page.getByRole('button', { name: title }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: words('收回'), exact: true }).click()
      await expect(page.getByText(wordsAround(words, '{date} 收回')).first()).toBeVisible()
      await page.reload()
      await expect(offers.getByRole('listitem')).toHaveCount(1)
      expect(await read(page)).toEqual([])
    })
    expect(faults).toEqual([])
  })
})
