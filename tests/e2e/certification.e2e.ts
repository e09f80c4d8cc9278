import type { Locator, Page } from '@playwright/test'
import { haveDone, saveWorkBy } from '../support/already-done.ts'
import { button, heading, save, type Borrower } from '../support/borrower.ts'
import { fillTwoPeople, takePicture } from '../support/certification.ts'
import { expect, test } from '../support/journey.ts'
import { specimen } from '../support/specimen.ts'

/** The link of the summary that leads to what is to be mended. */
const summaryLink = ({ page }: Borrower, said: string): Locator =>
  page.locator('[role="group"][tabindex="-1"]').getByRole('link', { name: said, exact: true })

/** Opens the links behind the first three. */
const showAll = ({ page }: Borrower): Promise<void> =>
  page.locator('[role="group"][tabindex="-1"] summary').click()

/** What was found is asked about, not called wrong. */
async function isOnlyAsked({ page }: Borrower, control: Locator): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(control).toHaveAccessibleDescription(/\S/)
  await expect(control).not.toHaveAttribute('aria-invalid')
}

/** Saves the page as it is; the summary takes focus, and its link leads to the control. */
async function isSentTo(who: Borrower, said: string, control: Locator): Promise<void> {
  await save(who)
  const link = summaryLink(who, said)
  await expect(link).toBeVisible()
  await expect(who.page.locator('[role="group"][tabindex="-1"]:focus')).toBeVisible()
  // A list of places that is still on its way cannot have the focus.
  await expect(control).toBeEnabled()
  await link.click()
  await expect(control).toBeFocused()
}

/** On how many lines each writing of a number stands. */
const linesOf = (page: Page, number: string): Promise<number[]> =>
  page.evaluate((digits) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: number[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const from = (node.textContent ?? '').indexOf(digits)
      if (from < 0) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, from + digits.length)
      lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
    return lines
  }, number)

test('each step says what is missing, and its summary leads there', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'identity' })
  const field = (label: string): Locator => page.getByLabel(who.words(label), { exact: true })

  await page.goto('/personal')
  await expect(heading(who, '请核对您的信息')).toBeVisible()
  // The card says 12 Mar. 1990; people there write the Buddhist year.
  await expect(field('年')).toHaveValue('2533')
  await field('名字').fill('')
  await isSentTo(who, who.words('请填写身份证上的名字'), field('名字'))
  await field('名字').fill('Tuayang')
  await field('年').fill('2560')
  await isSentTo(who, who.words('年满 {min} 岁才能借款', { min: 18 }), field('日'))

  // The longer document's number has no check digit: it is read back once.
  await field('年').fill('2533')
  await field('身份证号码').fill('123456789012345678')
  const question = '这个号码少一位或错一位也看不出来。证件上也是 {number} 的话,请再保存一次。'
  await isSentTo(
    who,
    who.words(question, { number: '\u2066123456 789012 345678\u2069' }),
    field('身份证号码'),
  )
  await isOnlyAsked(who, field('身份证号码'))
  // In the summary, at its field and read back.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await linesOf(page, '123456 789012 345678')).toEqual([1, 1, 1])

  await haveDone(who, 'personal', 'personal')
  await page.goto('/basic')
  // "(optional)" stands in its label.
  const email = page.getByLabel(who.words('电子邮箱'))
  await email.fill('tuayang@')
  await isSentTo(who, who.words('请选择学历'), field('学历'))
  await showAll(who)
  await summaryLink(who, who.words('请填写完整邮箱,例如 name@example.com,或留空')).click()
  await expect(email).toBeFocused()

  await haveDone(who, 'basic', 'basic')
  await page.goto('/location')
  await isSentTo(who, who.words('请选择府'), field('府'))

  await haveDone(who, 'emergency', 'location')
  await page.goto('/work')
  await isSentTo(who, who.words('请选择职业'), field('职业'))
  // Many are missing: the first three are named, and the questions stay in sight.
  const certificate = summaryLink(who, who.words('请拍一张工作证明'))
  await expect(certificate).toBeHidden()
  await save(who)
  await expect(heading(who, '您的工作和收入')).toBeInViewport()
  await showAll(who)
  await expect(certificate).toBeVisible()
  expect(faults).toEqual([])
})

for (const [file, reason] of [
  ['bad-glare.jpg', '照片反光,请换个角度,不要用闪光灯'],
  ['bad-cut-off.jpg', '证件没有拍全,请让四个角都在画面里'],
  ['bad-blurred.jpg', '照片模糊,请拿稳手机再拍一张'],
] as const) {
  test(`a picture like ${file} is refused with what to do better`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    await page.goto('/identity')
    const album = page.getByLabel(who.words('从相册选择'), { exact: true })
    await album.setInputFiles(specimen(file))
    await expect(page.getByText(who.words(reason))).toBeVisible({ timeout: 60_000 })
    await expect(button(who, '使用这张照片')).toBeHidden()
    expect(faults).toEqual([])
  })
}

for (const language of ['th', 'ar', 'en'] as const) {
  test(`a picture that is to be taken has its way on whole, and what leads back below, in ${language}`, async ({
    page,
    context,
    baseURL,
    signedIn,
  }) => {
    const who = await signedIn({ language })
    await context.addCookies([{ name: 'paso_language', value: language, url: baseURL ?? '' }])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/identity')
    const take = page.locator('label', { hasText: who.words('拍照') })
    const album = page.locator('label', { hasText: who.words('从相册选择') })
    const back = button(who, '重拍上一张')
    for (const shot of ['front', 'back', 'holder'] as const) {
      who.look = async () => {
        if (!(await take.isVisible())) return
        for (const way of [take, album]) {
          await expect(way).toBeInViewport({ ratio: 1 })
          // Nothing lies over it.
          await way.click({ trial: true })
        }
        if (shot === 'front') return
        const places = await Promise.all([album, back].map((way) => way.boundingBox()))
        expect(places[1]?.y).toBeGreaterThan(places[0]?.y ?? Infinity)
        await expect(back).toHaveAttribute('data-variant', 'quiet')
        await expect(page.locator('footer')).toHaveCount(0)
      }
      await takePicture(who, shot)
    }
  })
}

test('contacts: no number twice nor one’s own, and what may be so is asked about once', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'location' })
  const { words } = who
  await page.goto('/emergency')
  await fillTwoPeople(who)
  const relative = page.getByRole('group', { name: words('亲属'), exact: true })
  const other = page.getByRole('group', { name: words('另一位联系人'), exact: true })
  const phone = other.getByLabel(words('联系人手机号'), { exact: true })
  const about = (person: string, message: string): string =>
    words('{person}:{message}', { person: words(person), message })

  await phone.fill('+66 89-876-5432')
  await save(who)
  const twice = words('上面已用过这个号码,请填另一个')
  await expect(summaryLink(who, about('另一位联系人', twice))).toBeVisible()

  await phone.fill(`0${who.phone}`)
  await save(who)
  const own = words('这是您自己的号码,请填另一个人的')
  await expect(summaryLink(who, about('另一位联系人', own))).toBeVisible()

  // Eight digits, and the name of the first: each is asked about, and goes with the next press.
  await phone.fill('02 123 4567')
  await relative.getByLabel(words('联系人姓名'), { exact: true }).fill('anan  srisuk')
  await save(who)
  const eight = words('手机号一般是 {digits} 位。这个号码完整的话,请再保存一次。', { digits: 10 })
  await expect(summaryLink(who, about('另一位联系人', eight))).toBeVisible()
  const name = words('上面已有同名的人。如果是另一个人,请再保存一次。')
  await expect(summaryLink(who, about('另一位联系人', name))).toBeVisible()
  await expect(page.getByText(words('{count} 处请再确认', { count: 2 }))).toBeVisible()
  await isOnlyAsked(who, phone)
  await save(who)
  await expect(heading(who, '您的工作和收入')).toBeVisible()
  expect(faults).toEqual([])
})

test('an address is read once its places have names, never as if it had been left out', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'emergency' })
  if (who.client) await saveWorkBy(who.client, 'th_20000_to_29999')
  const { words } = who
  let comes: () => void = () => undefined
  const held = new Promise<void>((resolve) => (comes = resolve))
  await page.route(/\/verify\/regions/, async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/infoList')
  const address = heading(who, '您住在哪里')
  const retry = page.getByRole('button', { name: words('重试'), exact: true })
  await expect(heading(who, '您的工作和收入')).toBeVisible()
  await expect(address).toHaveCount(0)
  comes()
  await expect(retry).toBeVisible()
  await expect(address).toHaveCount(0)
  await page.unroute(/\/verify\/regions/)
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(address).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('กรุงเทพ')).toBeVisible()
})

test('who has a limit or a loan reads the answers as they stand, and is led on', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'work' })
  const { words } = who
  const answers = async (): Promise<void> => {
    await expect(heading(who, '资料已核实')).toBeVisible()
    // Above the heading, as on the pages before.
    const step = page.getByText(words('第 {step} 步,共 {total} 步', { step: 5, total: 5 }))
    const above = (await step.boundingBox())?.y
    expect(above).toBeLessThan((await heading(who, '资料已核实').boundingBox())?.y ?? 0)
    await expect(page.getByText(/\+66\u00a086\u00a0123\u00a04567/)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${words('修改')}`) })).toHaveCount(0)
    await expect(button(who, '提交并查看额度')).toHaveCount(0)
  }
  await page.goto('/infoList')
  await answers()
  await button(who, '继续').click()
  await expect(page).toHaveURL('/prod')

  await haveDone(who, 'loan', 'account')
  await page.goto('/infoList')
  await answers()
  await button(who, '继续').click()
  await expect(page).toHaveURL(/\/repayment/)
  expect(faults).toEqual([])
})
