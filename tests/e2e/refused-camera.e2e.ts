import { button, heading } from '../support/borrower.ts'
import { camera } from '../support/fake-camera.ts'
import { expect, test } from '../support/journey.ts'
import { specimen } from '../support/specimen.ts'

test.use(camera([{ picture: 'th-id-front.jpg', seconds: 1 }], 'deny'))

test('where the camera is refused the phone’s own camera and the album are the ways on', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  await page.goto('/identity')
  const opener = page.getByLabel(words('拍照'), { exact: true })
  await opener.click()
  await expect(
    page.getByText(words('没有允许使用相机。再按一次可用手机自带的相机,也可以从相册选择。')),
  ).toBeVisible()
  await expect(opener).toBeFocused()
  const [phone] = await Promise.all([page.waitForEvent('filechooser'), opener.click()])
  await phone.setFiles(specimen('bad-blurred.jpg'))
  await expect(page.getByText(words('照片模糊,请拿稳手机再拍一张'))).toBeVisible()
  const [album] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel(words('从相册选择'), { exact: true }).click(),
  ])
  await album.setFiles(specimen('th-id-front.jpg'))
  await button(who, '使用这张照片').click({ timeout: 60_000 })
  await expect(heading(who, '身份证背面')).toBeVisible()
  expect(faults).toEqual([])
})
