import { gate } from '../support/gate.ts'
import { besidesTheNetwork, expect, test as journey } from '../support/journey.ts'
import { startSandbox } from '../support/start-sandbox.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('th')

/** A lender that knows of other versions of the app. */
const test = journey.extend<{ versions: Record<string, string> }>({
  versions: [{}, { option: true }],
  baseURL: async ({ versions }, use) => {
    const sandbox = await startSandbox({ env: versions })
    await use(sandbox.url)
    await sandbox.stop()
  },
})

test.describe('with a newer version', () => {
  test.use({
    versions: { NEWEST_VERSION: '9.1.0', DOWNLOAD_URL: 'https://paso.example/app' },
  })

  test('a borrower is told of it, puts it off, and is told no more', async ({
    page,
    signedIn,
    faults,
  }) => {
    await signedIn()
    await page.goto('/mine')
    const notice = page.getByText(words('有新版本 {version}', { version: '9.1.0' }))
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: words('更新'), exact: true })).toHaveAttribute(
      'href',
      'https://paso.example/app',
    )
    await page.getByRole('button', { name: words('以后再说') }).press('Enter')
    await expect(notice).toHaveCount(0)
    // Its button is gone: focus stays on the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const asked = page.waitForResponse(/verison_check/)
    await page.reload()
    await asked
    await expect(page.getByRole('link', { name: words('设置') })).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(faults).toEqual([])
  })

  test('who is not signed in is told where one signs in and where help is', async ({
    page,
    faults,
  }) => {
    const notice = page.getByText(words('有新版本 {version}', { version: '9.1.0' }))
    await page.goto('/helpcenter')
    await expect(notice).toBeVisible()
    await page.goto('/login')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: words('以后再说') }).click()
    await expect(notice).toHaveCount(0)
    expect(faults).toEqual([])
  })
})

test.describe('below the oldest that still works', () => {
  test.use({
    versions: {
      MINIMUM_VERSION: '9.0.0',
      NEWEST_VERSION: '9.1.0',
      DOWNLOAD_URL: 'https://paso.example/app',
    },
  })

  test('the way to a newer version is all that stands, with the number to call', async ({
    page,
    faults,
  }) => {
    // As a phone knows it that the app was used on before.
    await page.addInitScript(() => localStorage.setItem('support_phone', '"+6620000000"'))
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: words('请更新 Paso') })).toBeVisible()
    await expect(page.getByRole('link', { name: words('更新') })).toHaveAttribute(
      'href',
      'https://paso.example/app',
    )
    await expect(page.getByRole('heading')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /\+66 2 000 0000/ })).toBeVisible()
    await expect(page.getByLabel(words('手机号'), { exact: true })).toBeHidden()
    expect(besidesTheNetwork(faults)).toEqual([])
  })
})

test('the way to a newer version can be pressed, though a question was open', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const held = gate()
  await page.route('**/verison_check*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { minimum_version: string } }
    answer.data.minimum_version = '9.0.0'
    await held.opened
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/accountSecurity')
  await page.getByRole('button', { name: words('全部退出') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  held.open()
  const update = page.getByRole('link', { name: words('更新') })
  await expect(update).toBeVisible()
  await update.click({ trial: true })
})
