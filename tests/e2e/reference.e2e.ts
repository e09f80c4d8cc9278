import { axeFindings, bringAxe } from '../support/axe.ts'
import { borrower } from '../support/borrower.ts'
import { expect, test } from '../support/journey.ts'
import { outsideWorld } from '../support/outside-world.ts'

test('the reference is searched, an operation is opened by its address, and a signed call is tried', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  await bringAxe(context)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
  })
  const { phone } = borrower(page, outsideWorld(baseURL ?? ''), 'en')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  const send = async (path: string, change: object): Promise<string> => {
    await page.goto(path)
    const fields = page.getByLabel('Fields, without the common ones')
    const own = JSON.parse(await fields.inputValue()) as object
    await fields.fill(JSON.stringify({ ...own, ...change }))
    await page.getByRole('button', { name: 'Send it signed' }).click()
    await expect(page.getByText(/^HTTP 200, /)).toBeVisible()
    return page.locator('[data-answer]').innerText()
  }

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      '/docs',
      '/docs/createQuote',
      '/docs/search?q=fee',
      '/docs/login#contents',
    ]) {
      await page.goto(path)
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beside, path).toBe(0)
      expect(await axeFindings(page), path).toEqual([])
    }
  }

  await test.step('the contents stay, and narrow as somebody types', async () => {
    await page.goto('/docs#codes')
    await expect(search).toBeInViewport()
    await search.fill('verification code')
    await expect(contents.getByRole('link', { name: 'Send a verification code' })).toBeVisible()
    await expect(contents.getByRole('link', { name: 'Sign out everywhere' })).toBeHidden()
    await search.press('Enter')
    await page.getByRole('main').getByRole('link', { name: 'Send a verification code' }).click()
    await expect(page).toHaveURL('/docs/sendCode')
    await expect(contents.getByRole('link', { name: 'Send a verification code' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  await test.step('on a phone they are a tap away', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(contents).toBeHidden()
    await page.getByRole('link', { name: 'Contents' }).click()
    await contents.getByRole('link', { name: 'Sign in with the code' }).click()
    await expect(page).toHaveURL('/docs/login')
    await expect(contents).toBeHidden()
  })

  await test.step('a code is asked for, signs in, and the token goes along from then on', async () => {
    await send('/docs/sendCode', { phone })
    const code = await outsideWorld(baseURL ?? '').codeFor(phone)
    await send('/docs/login', { phone, code })
    expect(JSON.parse(await send('/docs/getSteps', {}))).toMatchObject({ code: 200 })
  })

  expect(elsewhere).toEqual([])
  expect(faults).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the reference is read and searched', async ({ page }) => {
    await page.goto('/docs/login')
    await expect(page.getByText('Sending from here needs JavaScript.')).toBeVisible()
    await expect(page.getByText('curl -X POST')).toBeVisible()
    await page.getByRole('link', { name: 'Contents' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('late fee')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'late fee' })).toBeVisible()
  })
})
