/** What a borrower does inside a simulated wrapper: each way is refused first, or fails, and then goes well. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, type Borrower } from './borrower.ts'
import { specimen } from './specimen.ts'
import type { Ways } from './ways.ts'
import { answer, callsOf, changePermission, emit, placeOf, type platforms } from './wrapper.ts'

/** A picture as it crosses the bridge. */
export const crossing = (file: string, kept?: { file_ref: string; file_size: number }) => ({
  base64: readFileSync(specimen(file)).toString('base64'),
  mime: 'image/jpeg' as const,
  ...{ width: 1600, height: 1000 },
  ...kept,
})

/** The wrapper sends what it keeps to where the lender's ticket says, and hands the lender's answer on. */
export const sendWhatIsKept = (page: Page, file: string): Promise<void> =>
  page.evaluate(
    (base64) => {
      const { wrapper } = window as unknown as {
        wrapper: { answer(method: string, script: unknown): void }
      }
      wrapper.answer('upFiles', ({ files }: { files: { file_ref: string; url: string }[] }) => {
        const [kept] = files
        const call = new XMLHttpRequest()
        call.open('PUT', kept?.url ?? '', false)
        call.setRequestHeader('Content-Type', 'image/jpeg')
        call.send(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)))
        const { status, responseText: body } = call
        return { result: { files: [{ file_ref: kept?.file_ref, status, body }] } }
      })
    },
    readFileSync(specimen(file)).toString('base64'),
  )

/** The first picture by the camera, which is refused twice before, and kept by the wrapper; the others from the album. */
async function givePicture(who: Borrower, file: string): Promise<void> {
  const { page, words } = who
  const camera = page.getByLabel(words('拍照'), { exact: true })
  const album = page.getByLabel(words('从相册选择'), { exact: true })
  if (!file.endsWith('id-front.jpg')) {
    await changePermission(page, 'photos', 'granted')
    await answer(page, { chooseImage: { result: crossing(file) } })
    await album.click()
    return
  }
  await camera.click()
  await expect(
    page.getByText(words('您没有允许使用相机。再按一次可以重新决定,也可以从相册选择。')),
  ).toBeVisible()
  await changePermission(page, 'camera', 'refused_for_good')
  await camera.click()
  await expect(
    page.getByText(words('这部手机不允许使用相机。请从相册选择一张拍好的照片。')),
  ).toBeVisible()
  await changePermission(page, 'camera', 'granted')
  const kept = { file_ref: 'picture-7', file_size: readFileSync(specimen(file)).length }
  await sendWhatIsKept(page, file)
  await answer(page, { takeImage: { result: crossing(file, kept) } })
  await camera.click()
}

/** The check begins by itself and is left, as `answersAtFirst` says; the next one is passed. */
async function passFaceCheck(who: Borrower): Promise<void> {
  const { page, words } = who
  await expect(page.getByText(words('您中途离开了检查')).first()).toBeVisible()
  // The vendor of the sandbox issues those that begin so.
  await answer(page, { launchLivenessView: { result: { liveness_id: `lv-${randomUUID()}` } } })
  await button(who, '开始检查').click()
}

export const answersAtFirst = { launchLivenessView: { error: 'cancelled' } } as const

async function locate(who: Borrower): Promise<void> {
  const { page, words, edition } = who
  const press = button(who, '用我现在的位置填写')
  const said = (id: string) =>
    expect(page.getByRole('alert').filter({ hasText: words(id) })).toBeVisible()
  await press.click()
  await said('您没有允许使用位置。再按一次可以重新决定,也可以在下面选择。')
  await changePermission(page, 'location', 'refused_for_good')
  await press.click()
  await said('这部手机不允许使用位置。请在下面选择。')
  await changePermission(page, 'location', 'granted')
  const [register_lat, register_lng] = edition.here
  const result = { register_lat, register_lng, accuracy_m: 900, time: new Date().toISOString() }
  await answer(page, { getGPSInfo: { result } })
  await press.click()
  await expect(page.getByLabel(words(edition.place[1]), { exact: true })).not.toHaveValue('')
}

/** By the phone's picker of one contact, which does not open at first. */
async function namePerson(
  who: Borrower,
  group: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const { page, words } = who
  const person = page.getByRole('group', { name: words(group), exact: true })
  const press = person.getByRole('button', { name: words('从手机通讯录选一位') })
  await answer(page, { selectContacts: { error: 'failed' } })
  await press.click()
  await expect(person.getByRole('alert')).toHaveText(
    words('通讯录没能打开。请在下面填写姓名和手机号。'),
  )
  await answer(page, { selectContacts: { result: { name, phone } } })
  await press.click()
  await expect(person.getByLabel(words('联系人姓名'), { exact: true })).toHaveValue(name)
}

/** The wrapper opens it in the phone's browser. */
async function openSigningApp({ page }: Borrower, press: () => Promise<void>): Promise<Page> {
  const opened = async () =>
    (await callsOf(page)).filter(({ method }) => method === 'openBrowser').at(-1)?.params
  await press()
  await expect.poll(opened).toHaveProperty('url')
  const browser = await page.context().newPage()
  await browser.goto(((await opened()) as { url: string }).url)
  return browser
}

export const waysInWrapper = (platform: (typeof platforms)[number]): Ways => ({
  place: (path) => placeOf({ platform }, path),
  // Android has a button for it, iOS a swipe that its web view carries out by itself.
  goBack: async (page) =>
    platform === 'android' ? emit(page, 'back') : void (await page.goBack()),
  givePicture,
  passFaceCheck,
  locate,
  namePerson,
  openSigningApp,
})
