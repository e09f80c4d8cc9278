import { borrower, button, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'
import { wordsAround } from '../support/words.ts'

test('a number of eight digits is asked about once, and then goes; what is wrong has the focus', async ({
  page,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const { words, world } = who
  const phone = who.phone.slice(0, 8)
  await page.goto('/login')
  const number = page.getByLabel(words('手机号'), { exact: true })
  await button(who, '获取验证码').click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(new RegExp(words('请输入完整的手机号')))

  await number.fill(`0${phone}12`)
  await button(who, '获取验证码').click()
  const tooMany = words('手机号多了 {count} 位,请核对', { count: 1 })
  await expect(number).toHaveAccessibleDescription(new RegExp(tooMany))
  await expect(number).toBeFocused()

  await number.fill(`00${phone}`)
  await button(who, '获取验证码').click()
  const begins = words('这里的手机号不是这样开头的,请检查每一位')
  await expect(number).toHaveAccessibleDescription(new RegExp(begins))
  await expect(number).toBeFocused()

  await number.fill(`0${phone}`)
  await expect(page.getByText(begins)).toHaveCount(0)
  await button(who, '获取验证码').click()
  const asked = words('手机号一般是 {digits} 位。确定完整的话,请再按一次。', { digits: 10 })
  await expect(page.getByText(asked)).toBeVisible()
  await expect(number).toBeFocused()
  // A question: nothing is wrong with it.
  await expect(number).toHaveAccessibleDescription(new RegExp(asked))
  await expect(number).not.toHaveAttribute('aria-invalid')
  await button(who, '获取验证码').click()
  const code = page.getByLabel(words('验证码'), { exact: true })
  await expect(code).toBeFocused()
  await expect(page.getByText(asked)).toHaveCount(0)

  await test.step('five wrong codes lock the sign-in, and its button says for how long', async () => {
    const right = await world.codeFor(phone)
    const wrong = right === '000000' ? '111111' : '000000'
    for (const tries of [4, 3, 2, 1]) {
      await code.fill(wrong)
      await expect(page.getByText(words('验证码不对,还可以试 {tries} 次', { tries }))).toBeVisible()
      await expect(code).toBeFocused()
      await code.fill('')
    }
    await code.fill(wrong)
    const locked = page.getByRole('button', {
      name: words('{minutes} 分钟后可再登录', { minutes: 15 }),
    })
    await expect(locked).toBeDisabled()
    await code.fill(right)
    await expect(locked).toBeDisabled()
    await expect(page).toHaveURL('/login')
  })
  // The refusals of codes: what is wrong with a number is said without asking the lender.
  expect(faults.filter((fault) => !/\b(401|429)\b/.test(fault))).toEqual([])
})

test('a second device that asks too soon is told so, and signs in by the code of the first', async ({
  page,
  baseURL,
  browser,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  const { words, world } = who
  const askOn = async (device: typeof page): Promise<void> => {
    await device.goto(`${baseURL ?? ''}/login`)
    await device.getByLabel(words('手机号'), { exact: true }).fill(who.phone)
    await device.getByRole('button', { name: words('获取验证码') }).click()
  }
  const context = await browser.newContext({ locale: 'th-TH' })
  const first = await context.newPage()
  await askOn(first)
  await expect(first.getByLabel(words('验证码'), { exact: true })).toBeVisible()
  const sent = await world.codeFor(who.phone)
  await context.close()

  await askOn(page)
  const code = page.getByLabel(words('验证码'), { exact: true })
  await expect(code).toHaveAccessibleDescription(
    words('不久前已要过验证码:请输入收到的最新一条,或稍后再获取。'),
  )
  await code.fill(sent)
  await expect(page).not.toHaveURL(/login/)
  expect(faults.filter((fault) => !/\b429\b/.test(fault))).toEqual([])
})

test('the form gives way once somebody has signed in in another tab: home, or where its visitor was going', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  const who = borrower(page, outsideWorld(baseURL ?? ''), 'th')
  await page.goto('/login')
  const gated = await context.newPage()
  await gated.goto('/setting')
  await expect(gated).toHaveURL('/login')
  const first = await context.newPage()
  await first.goto('/login')
  await signIn({ ...who, page: first })
  await expect(page).toHaveURL('/')
  await expect(gated).toHaveURL('/setting')
  expect(faults).toEqual([])
})

test('a strange phone is asked for the last signs of the identity number: the focus is on the question, and then whom to call', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  const { words, world, phone } = who
  await world.age(phone, { days: 91 })
  await page.context().setStorageState({ cookies: [], origins: [] })
  let hasNumber = true
  await page.route('**/home/appConfigKey?*', async (call) => {
    const answer = await call.fetch()
    const body = (await answer.json()) as { data: { key: string }[] }
    const data = body.data.filter(({ key }) => hasNumber || key !== 'support_phone')
    await call.fulfill({ response: answer, json: { ...body, data } })
  })
  const tail = page.getByLabel(words('身份证号码的后四位'), { exact: true })
  const meetQuestion = async (): Promise<void> => {
    await page.goto('/login')
    await page.getByLabel(words('手机号'), { exact: true }).fill(phone)
    await button(who, '获取验证码').click()
    const code = page.getByLabel(words('验证码'), { exact: true })
    await expect(code).toBeFocused()
    await code.fill(await world.codeFor(phone))
  }
  await meetQuestion()
  await expect(tail).toBeFocused()
  // No other code is to be asked for beside it.
  await expect(page.getByLabel(words('手机号'), { exact: true })).toBeHidden()
  const another = page.getByText(wordsAround(words, '{seconds} 秒后可重新获取'))
  await expect(another).toBeHidden()
  await button(who, '登录').click()
  await expect(tail).toBeFocused()
  for (const tries of [4, 3, 2, 1]) {
    await tail.fill('ZZZZ')
    await button(who, '登录').click()
    await expect(tail).toHaveAccessibleDescription(
      words('证件号码后四位不对,还可以试 {tries} 次', { tries }),
    )
    await expect(tail).toBeFocused()
  }
  await button(who, '登录').click()
  await expect(page.getByText(words('试错次数太多。我们的人会帮您登录。'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const call = page.getByRole('link', { name: /\+66 2 000 0000/ })
  await expect(call).toHaveAttribute('href', /^tel:\+66/)

  hasNumber = false
  await page.evaluate(() => localStorage.clear())
  await world.age(phone, { minutes: 16 })
  await meetQuestion()
  await expect(page.getByText(words('暂时查不到客服电话,请稍后再试'))).toBeVisible()
  await expect(page.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(call).toHaveCount(0)
  expect(faults.filter((fault) => !/\b403\b/.test(fault))).toEqual([])
})
