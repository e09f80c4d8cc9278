import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { madeAt, newIdentifier } from '../../src/foundation/identifier.ts'
import { bandWords } from '../../src/world/scenarios/scenarios-page.ts'
import { moneyText, timeOf } from '../../src/world/page-parts/figures.ts'
import { say } from '../../src/foundation/say.ts'
import { figuresIn } from '../../src/foundation/figures.ts'
import { LANGUAGES } from '../../src/foundation/languages.ts'
import { html } from '../../src/foundation/html.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import { loans } from '../../src/http/handlers/loans.ts'
import { signing } from '../../src/http/handlers/signing.ts'
import { codeText } from '../../src/lending/messages/phone-texts.ts'
import { sendText } from '../../src/lending/messages/texts.ts'
import { callHandler } from '../support/direct-call.ts'
import type { TestDatabase } from '../support/databases.ts'
import { borrowerWithQuota } from '../support/sample-borrower.ts'
import { testsOn } from '../support/lender-tests.ts'

describe('the pages of the sandbox', () => {
  const it = testsOn.pglite
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const page = async (url: string) => app.inject({ url })
  const post = async (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

  const order = async () => {
    const { borrower, accountId } = await borrowerWithQuota(test.database)
    const quote = await callHandler(test.database, loans.createQuote, {
      borrower,
      body: { product_id: 'th-short', amount: { amount: 1_000_000, currency: 'THB' }, days: 90 },
    })
    const query = { quote_id: quote.quote_id, account_id: accountId }
    const agreement = await callHandler(test.database, loans.getAgreement, { borrower, query })
    const applied = await callHandler(test.database, loans.applyForLoan, {
      borrower,
      body: { ...query, agreement_hash: agreement.hash, agreed: true },
    })
    const link = await callHandler(test.database, signing.getSigningContract, {
      borrower,
      query: { order_id: applied.order.order_id },
    })
    return {
      borrower,
      number: applied.order.order_number,
      ...{ link: link.url.replace(/\?.*/, ''), asked: link.url },
    }
  }

  it('escape whatever people typed', () => {
    const typed = `<script>alert("1")</script>'&`
    expect(html`<p title="${typed}">${typed}${[html`<b>${1}</b>`, null, false]}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;">' +
        '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;<b>1</b></p>',
    )
  })

  it('say sums to the last hundredth, however large', () => {
    expect(moneyText(1_000_000_000_000, 'THB')).toBe('฿10,000,000,000.00')
    expect(moneyText(5, 'THB')).toBe('฿0.05')
    expect(moneyText(-15_000, 'THB')).toBe('-฿150.00')
  })

  it('stand under a policy with a nonce of their own each time', async () => {
    const [first, second] = [await page('/sandbox'), await page('/sandbox')]
    const nonceOf = (answer: typeof first) =>
      /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? ''
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(first.body.match(/<script[^>]*>/g)).toEqual([
      `<script src="/sandbox/console.js" nonce="${nonceOf(first)}">`,
    ])
    expect(first.body).not.toMatch(/<style|style="|onclick/)
    expect(first.headers['cache-control']).toBe('no-store')
  })

  it('show each row at the time of its own edition, which is named', async () => {
    const sentAt = new Date('2026-11-21T18:30:00Z')
    for (const each of [countries.TH, countries.MX]) {
      const { appId, phonePrefix } = each
      const to = { appId, phonePrefix, phone: '5512340000' }
      await sendText(test.database, { ...to, language: 'en', body: `From ${appId}`, sentAt })
    }
    const { body } = await page('/sandbox')
    expect(body).toContain('22 Nov 2026, 01:30 Bangkok time')
    expect(body).toContain('21 Nov 2026, 12:30 Mexico City time')
  })

  it('show business time alone, with the real time of it as a tooltip', async () => {
    const id = newIdentifier()
    const shown = timeOf(new Date('2027-01-25T03:00:00Z'), countries.TH, id).text
    expect(shown).toContain('>25 Jan 2027, 10:00 Bangkok time<')
    const real = madeAt(id)
    expect(Math.abs(Date.now() - (real?.getTime() ?? 0))).toBeLessThan(60_000)
    expect(shown).toContain(`Really at ${real?.getUTCDate()} `)
    expect(timeOf(new Date(), countries.TH).text).toContain('By the lender’s clock')
    expect(madeAt('8b1a9953-c461-4296-a827-abf8c47804d7')).toBeUndefined()
  })

  it('find orders by state, edition, number and phone, and name the wire value of each', async () => {
    const { borrower, number } = await order()
    const has = async (query: string) =>
      (await page(`/sandbox?${query}`)).body.includes(`<h3 class="figure">${number}</h3>`)
    expect((await page('/sandbox')).body).toContain('<code>approved</code>')
    expect(await has(`of=${number}`)).toBe(true)
    expect(await has(`of=${number}&state=approved&app_id=paso-th`)).toBe(true)
    expect(await has(`of=${number}&state=repaid`)).toBe(false)
    expect(await has(`of=${number}&app_id=paso-mx`)).toBe(false)
    expect(await has('of=nothing')).toBe(false)
    expect((await page('/sandbox?of=nothing')).body).toContain('No order is like that.')
    expect(await has('state=nothing&app_id=nothing')).toBe(true)
    expect((await page('/sandbox?of=a&of=b&state=x&state=y')).statusCode).toBe(200)
    const byPhone = await page(`/sandbox?of=0${borrower.phone}&state=approved`)
    expect([byPhone.statusCode, byPhone.headers.location]).toEqual([
      303,
      `/sandbox?of=${borrower.id}&state=approved`,
    ])
    expect(await has(`of=${borrower.id}`)).toBe(true)
  })

  it('say a band of income as the form does, beside its wire value', () => {
    expect(bandWords('th_below_6000', 'en')).toBe('Below 6,000')
    expect(bandWords('mx_3000_to_5999', 'es')).toBe('De 3,000 a 5,999')
    expect(bandWords('th_30000_and_up', 'th')).toBe('30,000 ขึ้นไป')
    expect(bandWords('from_10000_to_15000', 'en')).toBe('10,000 to 15,000')
    for (const other of ['lv-1', 'th-id-front.jpg', '2015-06-01', '800000101']) {
      expect(bandWords(other, 'en')).toBeUndefined()
    }
  })

  it('show the newest code large, and a text as text', async () => {
    const to = { appId: 'paso-th', phonePrefix: '+66', phone: '812345678', sentAt: new Date() }
    await sendText(test.database, { ...to, language: 'en', body: 'Your code is 402913' })
    await sendText(test.database, { ...to, language: 'en', body: '<img src=x> 118204' })
    const { body } = await page('/sandbox')
    const codes = [...body.matchAll(/class="code">(\d{6})</g)].map((match) => match[1])
    expect(codes.slice(0, 2)).toEqual(['118204', '402913'])
    expect(body).toContain('&lt;img src=x&gt;')
    expect(body).not.toContain('<img src=x>')
  })

  it.each(LANGUAGES)('find the code of a text in %s, laid out as it is read', async (language) => {
    const text = codeText('731945', language)
    const to = { appId: 'paso-th', phonePrefix: '+66', phone: '812345679', sentAt: new Date() }
    await sendText(test.database, { ...to, language, body: text })
    const { body } = await page('/sandbox')
    expect(body).toContain('class="code">731945<')
    expect(body).toMatch(/ dir="auto">\u200f?Paso: /)
    expect(body).toContain(`Paso: ${text}</p>`)
  })

  it('offer every sample picture and nothing else of that folder', async () => {
    for (const { file } of countries.TH.samples.pictures) {
      const answer = await page(`/sandbox/specimens/${file}`)
      expect(answer.headers['content-type']).toBe('image/jpeg')
      expect(answer.rawPayload.length).toBeLessThan(150_000)
    }
    for (const name of ['draw.ts', '..%2fpackage.json', 'th-id-front.png']) {
      expect((await page(`/sandbox/specimens/${name}`)).statusCode).not.toBe(200)
    }
  })

  it('let a tester sign, pay out and see the books', async () => {
    const { number } = await order()
    const before = (await page('/sandbox')).body
    expect(before).toContain(number)
    expect(before).toContain('Sign the contract')
    const ids = /name="borrower_id" value="([^"]+)".*?name="order_id" value="([^"]+)"/s.exec(before)
    const fields = { borrower_id: ids?.[1], order_id: ids?.[2] }
    expect((await post('/sandbox/api/fail-signing', fields)).statusCode).toBe(200)
    expect((await page('/sandbox')).body).toContain('The last signing failed')
    expect((await post('/sandbox/api/sign', fields)).statusCode).toBe(200)
    expect((await page('/sandbox')).body).toContain('Pay out now')
    expect((await post('/sandbox/api/pay-out', fields)).statusCode).toBe(200)
    const after = (await page('/sandbox')).body
    expect(after).toContain('paid out')
    expect(after).toMatch(/Sum of all entries:\s*<strong class="figure">0</)
    expect(after).not.toContain('receivable principal')
    expect((await page('/sandbox/ledger')).body).toContain('receivable principal')
  })

  it('show the contract to sign, and take the signature', async () => {
    const { number, link, asked } = await order()
    // In the language of the call that asked for it.
    expect(asked).toBe(`${link}?lang=en`)
    const thai = (await page(link)).body
    expect(thai).toContain('<html lang="th" dir="ltr">')
    expect(thai).toContain(number)
    expect(thai).toContain('••••7890')
    const english = (await page(`${link}?lang=en`)).body
    expect(english).toContain('Annual percentage rate')
    expect(english).toContain('฿10,519.86')
    expect((await post(link, { outcome: 'fail' })).statusCode).toBe(200)
    expect((await page(`${link}?lang=en`)).body).toContain('You can try again')
    expect((await post(link, { outcome: 'sign' })).statusCode).toBe(200)
    const signed = (await page(`${link}?lang=en`)).body
    expect(signed).toContain('Signed. Go back to Paso')
    expect(signed).not.toContain('outcome-sign')
  })

  it.each(LANGUAGES)(
    'show the contract to sign in %s, laid out as it is read',
    async (language) => {
      const { link, number } = await order()
      const { body } = await page(`${link}?lang=${language}`)
      const direction = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr'
      expect(body).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(body).toContain(`<h1>${say(language, 'signing.title')}</h1>`)
      expect(body).toContain(number)
      const { sum, rate } = figuresIn(language)
      expect(body).toContain(sum({ amount: 1_051_986, currency: 'THB' }))
      expect(body).toContain(rate(2280))
      // The others are one tap away, each named in itself.
      for (const other of LANGUAGES) expect(body).toContain(say(other, 'signing.own'))
      const asked = await app.inject({ url: link, headers: { 'accept-language': language } })
      expect(asked.body).toContain(`<h1>${say(language, 'signing.title')}</h1>`)
    },
  )

  describe('once the hour of a signing link is over', () => {
    const endHour = () =>
      test.database.query("update signings set expires_at = now() - interval '1 second'")

    it.each(LANGUAGES)('say in %s what to do, and name nobody', async (language) => {
      const { link, number } = await order()
      const url = `${link}?lang=${language}`
      const gone = say(language, 'signing.gone')
      const goneText = say(language, 'signing.goneText')
      const goneSigned = say(language, 'signing.goneSigned')
      const total = figuresIn(language).sum({ amount: 1_051_986, currency: 'THB' })
      const personal = [number, total, '••••7890', 'Tuayang Thotsobdee']
      const pageText = async () => {
        const { statusCode, body } = await page(url)
        expect(statusCode).toBe(404)
        expect(body).toContain(`<h1>${gone}</h1>`)
        expect(personal.filter((value) => body.includes(value))).toEqual([])
        return body
      }
      const before = (await page(url)).body
      expect(personal.filter((value) => !before.includes(value))).toEqual([])
      await endHour()
      expect(await pageText()).toContain(goneText)
      await test.database.query("update signings set status = 'failed'")
      expect(await pageText()).toContain(goneText)
      await test.database.query("update signings set status = 'signed'")
      const signed = await pageText()
      expect(signed).toContain(goneSigned)
      expect(signed).not.toContain(goneText)
    })

    it('take no signature and show nothing of the loan any more', async () => {
      const { link } = await order()
      expect((await post(link, { outcome: 'sign' })).json()).toMatchObject({ state: 'signed' })
      // The answer may have been lost: sent again within the hour, nothing changes.
      expect((await post(link, { outcome: 'sign' })).json()).toMatchObject({ state: 'signed' })
      await endHour()
      for (const outcome of ['sign', 'fail']) {
        const answer = await post(link, { outcome })
        expect([answer.statusCode, answer.body.includes('state')]).toEqual([404, false])
      }
    })
  })

  it('say so when a signing link is no longer good', async () => {
    const gone = await page('/sandbox/signing/nothing?lang=en')
    expect(gone.statusCode).toBe(404)
    expect(gone.body).toContain('This link is no longer good')
  })
})
