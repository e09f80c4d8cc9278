import type { Page } from '@playwright/test'
import { buildProgram } from '../support/built-program.ts'
import { expect, test } from '../support/journey.ts'

/** The checker as a wrapper team opens it: at the app's own origin, in a page whose wrapper is played. */
const checker = '/wrapper-checker'

async function openIn(page: Page, answers: string): Promise<void> {
  const [program = ''] = (
    await buildProgram(`
      import { createSimulatedWrapper } from '@paso/sdk/bridge/simulated'
      createSimulatedWrapper({ platform: 'android', answers: ${answers} }).install()
    `)
  ).values()
  await page.addInitScript(`(() => {${program}\n})()`)
  await page.goto(checker)
  await page.getByRole('button', { name: 'Check all' }).click()
  await expect(page.locator('#summary')).toHaveAttribute('data-done', 'true')
}

test('a wrapper that keeps the pact is green in all 24 calls and both rules', async ({ page }) => {
  await openIn(page, '{}')
  await expect(page.locator('[data-outcome=kept]')).toHaveCount(26)
  await expect(page.locator('#summary')).toHaveText('26 kept, 0 refused, 0 missing, 0 broken')
})

test('a wrapper that breaks it is red where it does, and says why', async ({ page }) => {
  await openIn(
    page,
    `{ getAppInfo: { raw: (id) => '{"id":"' + id + '","result":{}}' }, takeImage: { error: 'cancelled' } }`,
  )
  const broken = page.locator('[data-outcome=broken]')
  await expect(broken).toHaveCount(1)
  await expect(broken).toContainText('getAppInfo')
  await expect(broken).toContainText('app_version')
  await expect(page.locator('[data-outcome=refused]')).toContainText('takeImage')
})

test('in a plain browser every line says that there is no wrapper', async ({ page }) => {
  await page.goto(checker)
  await page.getByRole('button', { name: 'Check all' }).click()
  await expect(page.locator('[data-outcome=broken]')).toHaveCount(26)
  await expect(page.getByText('there is no wrapper around this page')).toHaveCount(26)
})
