import { button, heading } from '../support/borrower.ts'
import { camera } from '../support/fake-camera.ts'
import { expect, test } from '../support/journey.ts'

const film = [
  { picture: 'bad-cut-off.jpg', seconds: 6 },
  { picture: 'bad-blurred.jpg', seconds: 6 },
  { picture: 'th-id-front.jpg', seconds: 12 },
]
test.use(camera(film, 'allow'))

test('who looks at the camera’s picture is told what to do better, takes it, and it is read', async ({
  page,
  signedIn,
  faults,
}) => {
  const who = await signedIn()
  const { words } = who
  await page.goto('/identity')
  await expect(heading(who, '身份证正面')).toBeVisible()
  // What it is for is read before it is asked for.
  const notice = page.getByText(
    words('按“拍照”才会打开相机,只拍这一张,不录像。照片只用来核实您的资料。'),
  )
  await expect(notice).toBeVisible()
  await page.getByLabel(words('拍照'), { exact: true }).click()
  const said = page.getByRole('status')
  await expect(button(who, '现在拍')).toBeFocused()
  // The card is beyond the lower border, then out of focus: a screen reader says so.
  await expect(said.getByText(words('手机往下移'))).toBeVisible()
  await expect(said.getByText(words('照片模糊,请拿稳手机再拍一张'))).toBeVisible()
  await expect(page.getByLabel(words('从相册选择'), { exact: true })).toBeVisible()
  await expect(page.getByText(words('有疑问?和我们的人说话:'))).toBeVisible()
  await expect(said.getByText(words('可以拍了,拿稳手机'))).toBeVisible()
  await button(who, '现在拍').click()

  const picture = page.getByRole('img', {
    name: words('您拍的照片:{subject}', { subject: words('身份证正面') }),
  })
  await expect(picture).toBeVisible()
  await expect(button(who, '使用这张照片')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel(words('重新拍照'), { exact: true }).click()
  await button(who, '关闭相机').click()
  await expect(picture).toBeVisible()
  await button(who, '使用这张照片').click()
  await expect(heading(who, '身份证背面')).toBeVisible()
  expect(faults).toEqual([])
})
