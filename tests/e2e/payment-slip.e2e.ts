import type { BrowserContext, Page } from '@playwright/test'
import { button, type Borrower } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test as journey } from '../support/journey.ts'
import { keep, kept, openInstruction, openSlip, stored } from '../support/slip.ts'
import { insideWrapper, platforms } from '../support/wrapper.ts'

const test = journey.extend({ serviceWorkers: 'allow' })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** The app opened anew in flight mode. */
async function coldStart(
  context: BrowserContext,
  who: Borrower,
  prepare?: (page: Page) => Promise<void>,
): Promise<Borrower> {
  await context.setOffline(true)
  const page = await context.newPage()
  for (const other of context.pages()) if (other !== page) await other.close()
  await prepare?.(page)
  // A page that needs none of the slip's words itself.
  await page.goto('/helpcenter')
  return { ...who, page }
}

/** A phone with a voice for Thai, which writes down what it is to say. */
function withThaiVoice(): void {
  const said: string[] = []
  Object.assign(window, { said })
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ lang: 'th-TH', localService: true }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
    },
  })
  window.SpeechSynthesisUtterance = function (this: { text: string }, text: string) {
    this.text = text
  } as never
}

test('a slip that was kept opens in flight mode, is copied, printed alone and read aloud, and goes once paid', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await context.addInitScript(withThaiVoice)
  const who = await signedIn({ upTo: 'loan' })
  const { words, world } = who
  const { instruction } = await openInstruction(who)
  const { reference, account_number: account } = instruction
  expect(await stored(page)).toBe(null)
  await keep(who)

  const cold = await coldStart(context, who)
  const sheet = await openSlip(cold)
  const grouped = reference.replace(/(.{4})(?=.)/g, '$1 ')
  await expect(sheet.getByText(grouped)).toBeVisible()

  await test.step('copied whole', async () => {
    await sheet.getByRole('button', { name: words('复制全部') }).click()
    const text = await cold.page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain(`${words('参考号')}: ${reference}`)
    expect(text).toContain(`${words('账号')}: ${account}`)
    expect(text).toContain(words('有效期至'))
    // Each of its words is on the phone too.
    expect(await sheet.textContent()).not.toMatch(/[\u4e00-\u9fff]/)
  })

  await test.step('read aloud, numbers digit by digit', async () => {
    await sheet.getByRole('button', { name: words('朗读') }).click()
    const said = await cold.page.evaluate(() => (window as never as { said: string[] }).said)
    expect(said.join(' ')).toContain([...reference].join(' '))
    expect(said.join(' ')).toContain(`${words('要还的金额')}: ฿1,000.00`)
    await sheet.getByRole('button', { name: words('停止朗读') }).click()
    await expect(sheet.getByRole('button', { name: words('朗读'), exact: true })).toBeVisible()
  })

  await test.step('printed alone, on one sheet', async () => {
    await cold.page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(grouped)).toBeVisible()
    await expect(sheet.getByRole('button')).toHaveCount(0)
    await expect(cold.page.getByRole('heading', { level: 1 })).toHaveCount(0)
    const paper = (await cold.page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await cold.page.emulateMedia({ media: 'screen' })
  })

  await world.pay({ reference })
  await context.setOffline(false)
  await expect.poll(() => stored(cold.page)).toBe(null)
  expect(besidesTheNetwork(faults)).toEqual([])
})

test('a phone without room for a slip says that it is not kept, and what to do', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await openInstruction(who)
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let nth = 0; ; nth++) localStorage.setItem(`other ${size} ${nth}`, 'x'.repeat(size))
      } catch {
        // Smaller ones fit.
      }
    }
  })
  await button(who, '保存在手机上,没网也能看').click()
  await expect(
    page.getByText(
      who.words('付款单没有保存:这部手机没有空间,或不允许保存。请截图或复制,或腾出空间后再试。'),
    ),
  ).toBeVisible()
  await expect(kept(who)).toHaveCount(0)
  expect(await stored(page)).toBe(null)

  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('other ')) localStorage.removeItem(name)
  })
  await keep(who)
  expect(await stored(page)).not.toBe(null)
  expect(faults).toEqual([])
})

/** What would be on paper, and on how many sheets. */
async function onPaper(page: Page): Promise<{ text: string; sheets: number | undefined }> {
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  return { text, sheets: paper.match(/\/Type\s*\/Page\b/g)?.length }
}

test('of several slips the one is printed that is asked for, alone on its sheet', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  const { words, client } = who
  const first = await openInstruction(who)
  await keep(who)
  const second = await client!.post('/repay/create', {
    ...{ order_id: first.order_id, method: 'virtual_account', purpose: 'repay' },
    amount: { ...first.amount, amount: 50_000 },
  })
  await page.goto(`/repaymentva?repayment=${second.repayment_id}`)
  await keep(who)
  const titles = [words('通过银行转账还款'), words('转入您的专用账户')]
  const printed = async () => {
    const { text, sheets } = await onPaper(page)
    return { slips: titles.map((title) => text.split(title).length - 1), sheets }
  }
  expect(await printed()).toEqual({ slips: [0, 1], sheets: 1 })
  await context.setOffline(true)
  const sheet = await openSlip(who)
  const print = sheet.getByRole('button', { name: words('打印') })

  await print.first().click()
  expect(await printed()).toEqual({ slips: [1, 0], sheets: 1 })
  await print.last().click()
  expect(await printed()).toEqual({ slips: [0, 1], sheets: 1 })

  await test.step('by the menu of the browser: those in front, each on its sheet', async () => {
    await sheet.getByRole('button', { name: words('关闭') }).click()
    await expect(sheet).toBeHidden()
    expect(await printed()).toEqual({ slips: [0, 1], sheets: 1 })
    await openSlip(who)
    expect(await printed()).toEqual({ slips: [1, 1], sheets: 2 })
  })
})

test('a slip is gone from the phone by the wish of the borrower, and after a sign-out', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await openInstruction(who)
  await keep(who)
  await button(who, '从手机上删除').click()
  expect(await stored(page)).toBe(null)
  await keep(who)
  expect(await stored(page)).not.toBe(null)
  await page.goto('/setting')
  await button(who, '退出登录').click()
  await expect.poll(() => stored(page)).toBe(null)
})

/** How much of the window, from 0 to 1, stays covered however far the page is scrolled. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const heights = [...document.querySelectorAll('body *')]
      .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
      .map((each) => each.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0))
    return heights.reduce((sum, height) => sum + Math.max(height, 0), 0) / innerHeight
  })

test('in letters twice as large the news of a lost network and the way to the slips leave most of the window to the page', async ({
  page,
  context,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'loan' })
  await openInstruction(who)
  await keep(who)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of ['/mine', '/basic']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await expect(button(who, '看保存的付款单')).toBeVisible()
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => covered(page), `${path} at ${String(width)} px`).toBeLessThan(0.25)
    }
    await context.setOffline(false)
  }
})

for (const days of [-1, 0, 1]) {
  test(`a slip is shown until its last minute by a phone whose clock is ${days} days off, and gone once the lender says so`, async ({
    context,
    signedIn,
  }) => {
    const who = await signedIn({ upTo: 'loan' })
    await context.clock.install({ time: Date.now() + days * 86_400_000 })
    const { instruction } = await openInstruction(who)
    await keep(who)
    const end = Date.parse(instruction.expires_at) + days * 86_400_000
    // First: an answer after it would say that the clock was put right.
    await context.setOffline(true)
    await context.clock.setSystemTime(end - 60_000)
    const cold = await coldStart(context, who)
    const way = button(cold, '看保存的付款单')
    await expect(way).toBeVisible()
    await context.clock.fastForward(90_000)
    await expect(way).toHaveCount(0)
    expect(await stored(cold.page)).not.toBe(null)

    await context.route('**/repay/status?*', async (call) => {
      const answer = await call.fetch()
      const body = (await answer.json()) as { data: object }
      await call.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, status: 'expired' } },
      })
    })
    await context.setOffline(false)
    await expect.poll(() => stored(cold.page)).toBe(null)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

for (const platform of platforms) {
  test(`inside the ${platform} wrapper a slip is kept where a service worker is, and nothing is printed`, async ({
    page,
    context,
    signedIn,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'loan' })
    const { words } = who
    await insideWrapper(page, { platform })
    // WebKit has none inside an app.
    if (platform === 'ios') {
      await page.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
      })
    }
    const { instruction } = await openInstruction(who, { platform })
    await expect(button(who, '复制全部')).toBeVisible()
    await expect(button(who, '打印')).toHaveCount(0)
    if (platform === 'ios') {
      const says = words('没有网络时,这个应用在这里打不开。请先截图保存付款单。')
      await expect(page.getByText(says)).toBeVisible()
      await expect(button(who, '保存在手机上,没网也能看')).toHaveCount(0)
    } else {
      await keep(who)
      const cold = await coldStart(context, who, (opened) => insideWrapper(opened, { platform }))
      const sheet = await openSlip(cold)
      const grouped = instruction.reference.replace(/(.{4})(?=.)/g, '$1 ')
      await expect(sheet.getByText(grouped)).toBeVisible()
    }
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}
