import { expect, test } from '../support/journey.ts'
import { heading, save } from '../support/borrower.ts'
import { gate } from '../support/gate.ts'
import { wordsOf } from '../support/words.ts'

const english = wordsOf('en')

test('a language chosen in the settings is there at once and stays', async ({
  page,
  signedIn,
  faults,
}) => {
  await signedIn()
  await page.goto('/setting')
  await expect(page.locator('html')).toHaveAttribute('lang', /^th/)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('radio', { name: 'English', exact: true }).check()
  await expect(page.getByRole('heading', { name: english('设置') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  expect(loads).toBe(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: english('设置') })).toBeVisible()
  expect(faults).toEqual([])
})

test('of two languages chosen one after the other the last one stays, though its words came first', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  await signedIn()
  const held = gate()
  await page.route('**/words-en-*.js', async (route) => {
    await held.opened
    await route.continue()
  })
  await page.goto('/setting')
  const chosen = async () =>
    (await context.cookies()).find(({ name }) => name === 'paso_language')?.value
  const asked = page.waitForRequest('**/words-en-*.js')
  await page.getByRole('radio', { name: 'English', exact: true }).check()
  await asked
  // What is remembered waits for no words.
  expect(await chosen()).toBe('en')
  await page.getByRole('radio', { name: 'العربية', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/)

  const came = page.waitForResponse('**/words-en-*.js')
  held.open()
  await (await came).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(
    page.getByRole('heading', { name: wordsOf('ar')('设置'), exact: true }),
  ).toBeVisible()
  expect(await chosen()).toBe('ar')
  expect(faults).toEqual([])
})

test('a language whose words cannot be had is not chosen, and that is said', async ({
  page,
  context,
  signedIn,
}) => {
  const { words } = await signedIn()
  await page.goto('/setting')
  await expect(page.getByRole('radio', { name: 'ไทย', exact: true })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'English', exact: true }).click()
  await expect(page.getByText(words('连接不上,请检查网络后重试'))).toBeVisible()
  await expect(page.getByRole('radio', { name: 'ไทย', exact: true })).toBeChecked()
  await context.setOffline(false)
  await page.getByRole('radio', { name: 'English', exact: true }).check()
  await expect(page.getByRole('heading', { name: english('设置') })).toBeVisible()
})

test('a language chosen in the middle of a form loses nothing that was typed', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  const { words } = who
  await page.goto('/basic')
  await page.getByLabel(words('学历'), { exact: true }).selectOption('diploma')
  await page.getByRole('radio', { name: words('已婚'), exact: true }).check()
  await page.getByRole('radio', { name: words('其他用途'), exact: true }).check()
  await page.getByLabel(words('请说明用途'), { exact: true }).fill('ซ่อมหลังคา')
  let loads = 0
  page.on('load', () => (loads += 1))

  await page.getByRole('combobox', { name: words('语言') }).selectOption('en')
  const inEnglish = { ...who, words: english }
  await expect(heading(inEnglish, '关于您')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByLabel(english('学历'), { exact: true })).toHaveValue('diploma')
  await expect(page.getByRole('radio', { name: english('已婚'), exact: true })).toBeChecked()
  await expect(page.getByLabel(english('请说明用途'), { exact: true })).toHaveValue('ซ่อมหลังคา')
  expect(loads).toBe(0)

  await page.getByLabel(english('子女人数'), { exact: true }).selectOption('1')
  await save(inEnglish)
  await expect(heading(inEnglish, '您住在哪里')).toBeVisible()
  expect(faults).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is served in the language of the cookie, whatever the browser asks for, and says what it lacks', async ({
    page,
    context,
    baseURL,
  }) => {
    const link = (words: ReturnType<typeof wordsOf>) =>
      page.getByRole('link', { name: words('查看我的额度') })
    const lacks = async (words: ReturnType<typeof wordsOf>) => {
      // Playwright's own reading of text leaves this element out; what is painted does not.
      await expect(page.locator('noscript')).toHaveText(
        words('Paso 需要 JavaScript。请在浏览器设置里开启,然后重新加载本页。'),
        { useInnerText: true },
      )
      await expect(page.locator('noscript')).toBeVisible()
    }
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', /^th/)
    await expect(link(wordsOf('th'))).toBeVisible()
    await lacks(wordsOf('th'))
    await context.addCookies([{ name: 'paso_language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(link(english)).toBeVisible()
    for (const path of ['/login', '/orderdetails']) {
      await page.goto(path)
      await lacks(english)
    }
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: english('登录或注册') })).toBeVisible()
  })
})
