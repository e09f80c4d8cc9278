import { borrowBy, clientOfPage, haveDone } from '../support/already-done.ts'
import { expect, test } from '../support/journey.ts'
import { sampled } from '../support/sampled.ts'
import { languages, locales, type Language } from '../support/words.ts'

/** The calendar dates that a text names by the words of its language, as `2027-01-23`. */
function daysIn(text: string, language: Language): string[] {
  const calendar = language === 'th' ? 'buddhist' : 'gregory'
  const plain = text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('พ.ศ.', '')
  return (['medium', 'long'] as const).flatMap((dateStyle) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, {
      dateStyle,
      timeZone: 'UTC',
    })
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(new Date(Date.UTC(2027, index, 15)))
      const name = parts.find(({ type }) => type === 'month')?.value.replaceAll('.', '\\.')
      const between = '(?:\\s|,|de|năm)+'
      const dates = plain.matchAll(
        new RegExp(`(\\d{1,2})${between}${String(name)}${between}(\\d{4})`, 'g'),
      )
      return [...dates].map(([, day = '', year = '']) => {
        const common = Number(year) - (language === 'th' ? 543 : 0)
        return new Date(Date.UTC(common, index, Number(day))).toISOString().slice(0, 10)
      })
    }).flat()
  })
}

for (const language of sampled(languages, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('a day and a sum are the same on screen, in the agreement and in the message', async ({
      page,
      signedIn,
      faults,
    }) => {
      const who = await signedIn({ language, upTo: 'account' })
      await page.goto('/mine')
      const client = await clientOfPage(page, language)
      const { sections } = await borrowBy(client)
      await haveDone(who, 'loan', 'loan')
      const [made] = await who.world.ordersOf(who.phone)
      if (made === undefined) throw new Error('there is no order')
      const { order_id } = made
      const order = await client.get('/order/detail', { query: { order_id } })
      const { messages } = await client.get('/message/list', { query: {} })

      await page.goto(`/orderdetails?order=${order_id}`)
      await expect(page.getByText(order.order_number)).toBeVisible()
      const texts = {
        screen: (await page.getByRole('main').innerText()).replace(/\s+/g, ' '),
        agreement: sections.flatMap(({ paragraphs }) => paragraphs).join(' '),
        message: messages.map(({ text }) => text).join(' '),
      }
      const received = language === 'vi' ? '1.000,00' : '1,000.00'
      expect(order.cost.received.amount).toBe(100_000)
      for (const [where, text] of Object.entries(texts)) {
        expect(daysIn(text, language), where).toContain(order.due_date)
        expect(text, where).toContain(received)
      }
      expect(faults).toEqual([])
    })
  })
}
