import type { Locator, Page } from '@playwright/test'
import { axeFindings, bringAxe } from '../support/axe.ts'
import { busyConsole, busyPhones } from '../support/console-state.ts'
import { CONSOLE_SECRET, outsideWorld } from '../support/outside-world.ts'
import { expect, test } from '../support/own-sandbox.ts'

/** The console's own pages, by its navigation. */
const pagesOf = (page: Page): Promise<string[]> =>
  page
    .locator('nav a[href^="/sandbox"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** What can be tapped and is smaller than a finger; links within a line of text may be. */
const tooSmall = (page: Page): Promise<string[]> =>
  page
    .locator('button, summary, input:not([type=hidden]), nav a, a.button')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return height < 44 || width < 24
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    )

/** Goes on with the tab key until the target has the focus, which must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(outline).not.toBe('none')
      return
    }
  }
  throw new Error(`${target.toString()} cannot be reached by the tab key`)
}

test('the console fits a phone, a finger, a screen reader and a keyboard, and says what came of it', async ({
  page,
  context,
  sandbox,
  faults,
}) => {
  await busyConsole(sandbox.url)
  await bringAxe(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: sandbox.url })
  const refused = await page.goto('/sandbox')
  expect(refused?.status()).toBe(403)
  await page.getByLabel('Secret').fill(CONSOLE_SECRET)
  // The page without the secret has the same address.
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(page).toHaveURL(`${sandbox.url}/sandbox`)
  const heard = page.locator('[data-notice]')
  const press = async (target: Locator, words: string): Promise<void> => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
    await expect(heard).toHaveText(words)
  }

  await test.step('by keyboard alone', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: /^Sign the contract/ }), 'Signed.')
    await press(page.getByRole('button', { name: /^Pay out now/ }), 'Paid out.')
    const reference = page.getByLabel('It was for the reference')
    await tabTo(page, reference)
    await page.keyboard.type('nobody')
    await page.keyboard.press('Enter')
    await expect(heard).toHaveClass(/bad/)
    await expect(reference).toHaveValue('nobody')
    await press(page.getByRole('button', { name: '+ 1 day' }), 'The clock was moved.')
    const world = outsideWorld(sandbox.url)
    const [order] = await world.ordersOf(busyPhones.approved)
    expect(order?.state).toBe('disbursed')
    expect(await world.findings()).toEqual([])
  })

  const paths = await pagesOf(page)
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    await test.step(`at a phone's width: ${path}`, async () => {
      await page.goto(path)
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beside).toBe(0)
      const rows = await page
        .locator('nav a')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)
      expect(rows).toBe(1)
      const cut = await page
        .locator('nav')
        .evaluate((nav) => nav.scrollWidth > nav.clientWidth || nav.clientWidth > window.innerWidth)
      expect(cut).toBe(false)
      expect(await tooSmall(page)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
    })
  }

  await test.step('what to type is copied with a tap', async () => {
    await page.goto('/sandbox/scenarios')
    await page.getByRole('button', { name: 'Copy lv-1.no_face' }).tap()
    await expect(heard).toHaveText('Copied: lv-1.no_face')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('lv-1.no_face')
  })

  await test.step('what cannot be undone is asked for first', async () => {
    await page.goto('/sandbox')
    const writeOff = page.getByRole('button', { name: /^Write off/ })
    const stateOfLate = async () =>
      (await outsideWorld(sandbox.url).ordersOf(busyPhones.overdue))[0]?.state
    let asked = ''
    page.once('dialog', (dialog) => {
      asked = dialog.message()
      return dialog.dismiss()
    })
    await writeOff.tap()
    expect(asked).toMatch(/^Write off order .+\? This cannot be undone\.$/)
    expect(await stateOfLate()).toBe('overdue')
    page.once('dialog', (dialog) => dialog.accept())
    await writeOff.tap()
    await expect(heard).toHaveText('Written off.')
    expect(await stateOfLate()).toBe('written_off')
  })

  await test.step('a part is paid without its reference, by a second button of a form', async () => {
    const otherwise = page.locator('details', { hasText: 'Pay otherwise' }).first()
    await otherwise.locator('summary').tap()
    await otherwise.getByLabel('Amount, all of it unless said').fill('1.50')
    await otherwise.getByRole('button', { name: 'Pay this without the reference' }).tap()
    await expect(heard).toHaveText('Paid without the reference: nobody knows whose it is.')
    await expect(page.locator('#to-match')).toContainText('฿1.50')
  })

  await test.step('everything is forgotten, and said to be', async () => {
    await page.goto('/sandbox')
    // A field or button named like a member of the form would stand in its place.
    const hiding = await page
      .locator('form')
      .evaluateAll((forms) =>
        forms.flatMap((form) =>
          [...(form as HTMLFormElement).elements]
            .flatMap((each) => [each.id, each.getAttribute('name') ?? ''])
            .filter((name) => name in HTMLFormElement.prototype),
        ),
      )
    expect(hiding).toEqual([])
    await page.getByText('Start over').tap()
    await page.getByRole('button', { name: 'Forget everything' }).tap()
    await expect(heard).toHaveText('Everything was forgotten.')
    await expect(page.locator('#orders')).toContainText('No orders here.')
    const covered = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [button, words] = [boxOf('#forget-everything'), boxOf('[data-notice]')]
      return !button || !words || (button.bottom > words.top && words.bottom > button.top)
    })
    expect(covered).toBe(false)
  })
  // The page without its secret, and a reference of nobody.
  expect(faults.filter((fault) => !/40[34]/.test(fault))).toEqual([])
})
