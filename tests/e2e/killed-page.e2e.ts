import type { Locator } from '@playwright/test'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { type Borrower, button, heading, save } from '../support/borrower.ts'
import {
  confirmDetails,
  fillAboutYourself,
  passFaceCheck,
  takePicture,
} from '../support/certification.ts'
import { chooseAndRead, signAndRepay } from '../support/loan.ts'
import { haveDone, saveWorkBy } from '../support/already-done.ts'
import { newCitizenNumber } from '../support/citizen-number.ts'
import { gate } from '../support/gate.ts'
import { killAndOpen } from '../support/killed-page.ts'
import { specimen } from '../support/specimen.ts'

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
  await expect(who.page.getByLabel(words('电子邮箱'))).toBeFocused()
  await who.page.getByLabel(words('电子邮箱')).fill('tuayang@example.com')
  await save(who)
  await expect(heading(who, '您住在哪里')).toBeVisible()

  await test.step('before all is handed in, each answer can be changed where it was given', async () => {
    await haveDone(who, 'emergency', 'location')
    if (who.client) await saveWorkBy(who.client, 'th_20000_to_29999')
    await who.page.goto('/infoList')
    await expect(who.page.getByText(/Malee/)).toBeVisible()
    await expect(who.page.getByText('tuayang@example.com')).toBeVisible()
    await who.page
      .getByRole('link', { name: `${words('修改')} ${words('电子邮箱')}`, exact: true })
      .click()
    await expect(who.page.getByLabel(words('电子邮箱'))).toBeFocused()
  })
  expect(faults).toEqual([])
})

test('a page killed in any other step opens at the same field with what was typed, here or elsewhere', async ({
  page,
  context,
  signedIn,
  faults,
}) => {
  let who = await signedIn({ upTo: 'identity' })
  const { words } = who
  const field = (label: string): Locator => who.page.getByLabel(words(label), { exact: true })
  const killed = async (path: string): Promise<void> => {
    who = { ...who, page: await killAndOpen(who.page, context, path) }
  }

  await page.goto('/personal')
  await field('名字').fill('Tua')
  await killed('/personal')
  await expect(field('名字')).toHaveValue('Tua')
  await expect(field('名字')).toBeFocused()

  await field('日').fill('5')
  await field('月').selectOption({ value: '3' })
  await field('年').fill('')
  await killed('/personal')
  await expect(field('日')).toHaveValue('5')
  await expect(field('月')).toHaveValue('3')
  await expect(field('年')).toHaveValue('')

  await haveDone(who, 'basic', 'personal')
  await who.page.goto('/location')
  for (const level of ['府', '县']) {
    await expect(field(level).getByRole('option').nth(1)).toBeAttached()
    await field(level).selectOption({ index: 1 })
  }
  const city = await field('县').inputValue()
  await field('详细地址').fill('9/1 Soi Ari')
  await killed('/location')
  await expect(field('县')).toHaveValue(city)
  await expect(field('详细地址')).toHaveValue('9/1 Soi Ari')
  await expect(field('详细地址')).toBeFocused()

  await haveDone(who, 'location', 'location')
  await who.page.goto('/emergency')
  await button(who, '再加一位亲属').click()
  const second = (): Locator =>
    who.page
      .getByRole('group', { name: words('第二位亲属'), exact: true })
      .getByLabel(words('联系人姓名'), { exact: true })
  await Promise.all([
    who.page.waitForResponse((answer) => answer.url().includes('/verify/draft')),
    second().fill('Somsri'),
  ])
  await killed('/emergency')
  await expect(second()).toHaveValue('Somsri')
  await expect(second()).toBeFocused()
  // Another device has nothing but what the lender was told.
  await who.page.evaluate(() => window.localStorage.removeItem('drafts'))
  await who.page.reload()
  await expect(second()).toHaveValue('Somsri')

  await haveDone(who, 'emergency', 'emergency')
  await who.page.goto('/work')
  await who.page.getByRole('radio', { name: words('受雇'), exact: true }).check()
  await field('从相册选择').setInputFiles(specimen('work-certificate.jpg'))
  await expect(who.page.getByText(words('照片已上传'))).toBeVisible()
  await field('公司名称').fill('Ari Mo')
  await killed('/work')
  await expect(field('公司名称')).toHaveValue('Ari Mo')
  await expect(field('公司名称')).toBeFocused()
  await expect(who.page.getByText(words('照片已上传'))).toBeVisible()
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
  const act = await chooseAndRead(before)
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
  const act = await chooseAndRead(before)
  // The network holds the call until the page is gone.
  const held = gate()
  await page.route(
    (url) => url.pathname.endsWith('/loan/apply'),
    () => held.open(),
  )
  await act.click()
  await held.opened

  const { pathname, search } = new URL(page.url())
  const who = { ...before, page: await killAndOpen(page, context, pathname + search) }
  await expect(who.page, 'nothing is left to apply for').toHaveURL(/\/orderdetails/)
  await who.page.goto('/')
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

test('a picture that was not handed in is gone from the phone after a day, whichever page is opened then', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  await page.goto('/identity')
  await takePicture(who, 'front')
  await takePicture(who, 'back')
  await expect(heading(who, '手持身份证')).toBeVisible()
  await page.goto('/helpcenter')
  const left = (hours: Readonly<Record<string, number>> = {}) => page.evaluate(keptPictures, hours)
  expect(await left({ id_front: 23, id_back: 25 })).toEqual(['id_back', 'id_front'])
  await page.goto('/')
  await expect.poll(() => left()).toEqual(['id_front'])
  expect(besidesTheNetwork(faults)).toEqual([])
})

/** The purposes of the pictures that the phone has, each made older by its hours. */
function keptPictures(hours: Readonly<Record<string, number>>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('paso-images')
    opening.onerror = reject
    opening.onsuccess = () => {
      const purposes: string[] = []
      const change = opening.result.transaction('images', 'readwrite')
      change.oncomplete = () => {
        opening.result.close()
        resolve(purposes)
      }
      change.objectStore('images').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (cursor === null) return
        const image = cursor.value as { keptAt: number }
        const purpose = cursor.key as string
        const older = (hours[purpose] ?? 0) * 60 * 60 * 1000
        cursor.update({ ...image, keptAt: image.keptAt - older })
        purposes.push(purpose)
        cursor.continue()
      }
    }
  })
}
