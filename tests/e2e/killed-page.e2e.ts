import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { type Borrower, button, heading, save } from '../support/borrower.ts'
import {
  confirmDetails,
  fillAboutYourself,
  passFaceCheck,
  takePicture,
} from '../support/certification.ts'
import { chooseLoan, readAgreement, signAndRepay } from '../support/loan.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { gate } from '../support/gate.ts'

/** The phone takes the page's memory away; the borrower opens the app again at `path`. */
async function killAndOpen(page: Page, context: BrowserContext, path: string): Promise<Page> {
  // A crash, since a page that is closed still hears of it and could write something down.
  const browser = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const opened = await context.newPage()
  await opened.goto(path)
  return opened
}

test('a page killed half-way through a form opens with what was typed', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn({ upTo: 'personal' })
  await page.goto('/basic')
  await fillAboutYourself(before)
  await page.getByLabel(before.words('电子邮箱')).fill('tuayang@exam')

  const who = { ...before, page: await killAndOpen(page, context, '/') }
  const { words } = who
  // Home leads to where the borrower was.
  await who.page.getByRole('link', { name: words('继续填写资料') }).click()
  await button(who, '继续').click()
  await expect(heading(who, '关于您')).toBeVisible()
  await expect(who.page.getByLabel(words('学历'), { exact: true })).toHaveValue('diploma')
  await expect(who.page.getByRole('radio', { name: words('已婚'), exact: true })).toBeChecked()
  await expect(who.page.getByLabel(words('子女人数'), { exact: true })).toHaveValue('1')
  await expect(who.page.getByRole('radio', { name: words('维修'), exact: true })).toBeChecked()
  await expect(who.page.getByLabel(words('电子邮箱'))).toHaveValue('tuayang@exam')
  await who.page.getByLabel(words('电子邮箱')).fill('tuayang@example.com')
  await save(who)
  await expect(heading(who, '您住在哪里')).toBeVisible()
  expect(faults).toEqual([])
})

test('a page killed after two pictures opens at the third and keeps the two', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn()
  await page.goto('/identity')
  await takePicture(before, 'front')
  await takePicture(before, 'back')
  await expect(heading(before, '手持身份证')).toBeVisible()

  const who = { ...before, page: await killAndOpen(page, context, '/identity') }
  await expect(heading(who, '手持身份证')).toBeVisible()
  await button(who, '重拍上一张').click()
  await expect(heading(who, '身份证背面')).toBeVisible()
  await expect(button(who, '使用这张照片')).toBeVisible()
  await button(who, '使用这张照片').click()
  await takePicture(who, 'holder')
  await passFaceCheck(who)
  await confirmDetails(who, newCitizenNumber())
  await expect(heading(who, '关于您')).toBeVisible()
  expect(faults).toEqual([])
})

test('a page killed as the borrower borrows leaves one loan, which goes on to its end', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn({ upTo: 'account' })
  await page.goto('/prod')
  await chooseLoan(before)
  const act = await readAgreement(before)
  const leaves = page.waitForRequest((request) => request.url().includes('/loan/apply'))
  await act.click()
  await leaves

  const who = { ...before, page: await killAndOpen(page, context, '/') }
  await expectOneApproved(who)
  await signAndRepay(who)
  expect((await who.world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['returned'])
  expect(await who.world.findings()).toEqual([])
  expect(faults).toEqual([])
})

test('a page killed before the call to borrow could leave borrows once it is opened again', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  const before = await signedIn({ upTo: 'account' })
  await page.goto('/prod')
  await chooseLoan(before)
  const act = await readAgreement(before)
  // The network holds the call until the page is gone.
  const held = gate()
  await page.route(
    (url) => url.pathname.endsWith('/loan/apply'),
    () => held.open(),
  )
  await act.click()
  await held.opened

  const who = { ...before, page: await killAndOpen(page, context, '/') }
  await expectOneApproved(who)
  expect(faults).toEqual([])
})

async function expectOneApproved(who: Borrower): Promise<void> {
  await expect(
    who.page.getByRole('link', { name: who.words('去签约') }),
    'home shows the loan that was asked for',
  ).toBeVisible()
  expect((await who.world.ordersOf(who.phone)).map(({ state }) => state)).toEqual(['approved'])
}
