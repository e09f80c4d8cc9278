import { readFileSync } from 'node:fs'
import { button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { specimen } from '../support/specimen.ts'
import { crossing, sendWhatIsKept } from '../support/ways-in-wrapper.ts'
import { answer, callsOf, insideWrapper, placeOf, platforms } from '../support/wrapper.ts'

for (const platform of platforms) {
  test(`the camera and the album of ${platform} give the pictures, and each refusal says the other way`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn()
    const { words } = who
    await page.clock.install()
    await insideWrapper(page, { platform, whenAsked: 'refused' })
    await page.goto(placeOf({ platform }, '/identity'))
    await expect(heading(who, '身份证正面')).toBeVisible()
    const camera = page.getByLabel(words('拍照'), { exact: true })
    const album = page.getByLabel(words('从相册选择'), { exact: true })
    const allow = (permission: string, state: string) =>
      page.evaluate(
        ([permission, state]) =>
          (
            window as unknown as {
              wrapper: { changePermission(name: string, state: string): void }
            }
          ).wrapper.changePermission(permission ?? '', state ?? ''),
        [permission, state],
      )

    await camera.click()
    await expect(
      page.getByText(words('您没有允许使用相机。再按一次可以重新决定,也可以从相册选择。')),
    ).toBeVisible()
    await allow('camera', 'refused_for_good')
    await camera.click()
    await expect(
      page.getByText(words('这部手机不允许使用相机。请从相册选择一张拍好的照片。')),
    ).toBeVisible()
    await allow('camera', 'open_settings')
    await camera.click()
    await expect(
      page.getByText(words('相机现在只能在手机设置里允许。也可以从相册选择。')),
    ).toBeVisible()
    await button(who, '打开手机设置').click()
    await expect(page.getByText(words('现在允许了。请再按一次。'))).toBeVisible()

    await test.step('a camera that does not open is said soon, is asked again, and leaves the album free', async () => {
      await answer(page, {
        takeImage: { never: true },
        chooseImage: { result: crossing('bad-blurred.jpg') },
      })
      await allow('photos', 'granted')
      const late = page.getByText(words('相机没有回应。请再按一次,或从相册选择。'))
      const cameras = async () =>
        (await callsOf(page)).filter(({ method }) => method === 'takeImage').length
      const before = await cameras()
      await camera.click()
      await camera.click()
      await page.clock.runFor(10_000)
      await expect(late).toBeVisible()
      expect(await cameras()).toBe(before + 1)
      await camera.click()
      await expect(late).toHaveCount(0)
      expect(await cameras()).toBe(before + 2)
      await album.click()
      await expect(page.getByText(words('照片模糊,请拿稳手机再拍一张'))).toBeVisible()
      // What has its picture is no longer waited for.
      await page.clock.runFor(300_000)
      await expect(late).toHaveCount(0)
    })

    await test.step('a camera that answers after the album gave a picture changes nothing', async () => {
      await answer(page, {
        takeImage: { delayMs: 5_000, result: crossing('th-id-front.jpg') },
        chooseImage: { result: crossing('bad-blurred.jpg') },
      })
      await camera.click()
      await album.click()
      const blurred = page.getByText(words('照片模糊,请拿稳手机再拍一张'))
      await expect(blurred).toBeVisible()
      await page.clock.runFor(5_000)
      await expect(blurred).toBeVisible()
      await expect(button(who, '使用这张照片')).toHaveCount(0)
    })

    await test.step('an album that is refused or never answers says to take a picture', async () => {
      await answer(page, { chooseImage: { error: 'permission_refused_for_good' } })
      await album.click()
      await expect(page.getByText(words('这部手机不允许选择照片。请现在拍照。'))).toBeVisible()
      await answer(page, { chooseImage: { never: true } })
      await album.click()
      await page.clock.runFor(300_000)
      await expect(page.getByText(words('相册没有回应。请再按一次,或现在拍照。'))).toBeVisible()
    })

    await test.step('what the wrapper keeps itself is sent by it', async () => {
      const file_size = readFileSync(specimen('th-id-front.jpg')).length
      const kept = { file_ref: 'picture-7', file_size }
      await sendWhatIsKept(page, 'th-id-front.jpg')
      await answer(page, { takeImage: { result: crossing('th-id-front.jpg', kept) } })
      await camera.click()
      await button(who, '使用这张照片').click({ timeout: 60_000 })
      await expect(heading(who, '身份证背面')).toBeVisible()
      const sent = (await callsOf(page)).find(({ method }) => method === 'upFiles')
      expect(sent?.params).toMatchObject({
        files: [{ file_ref: 'picture-7', method: 'PUT', mime: 'image/jpeg' }],
      })
    })

    await test.step('where it cannot, the page sends its own; where there is no camera, a file input opens', async () => {
      await answer(page, {
        upFiles: { error: 'not_available' },
        takeImage: { result: crossing('th-id-back.jpg', { file_ref: 'b', file_size: 90_000 }) },
      })
      await camera.click()
      await button(who, '使用这张照片').click({ timeout: 60_000 })
      await expect(heading(who, '手持身份证')).toBeVisible()
      await answer(page, { takeImage: { error: 'cancelled' } })
      await camera.click()
      await answer(page, { takeImage: { error: 'not_available' } })
      await camera.click()
      await expect(
        page.getByText(words('这里没有应用自己的相机。再按一次会打开手机的相机。')),
      ).toBeVisible()
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.click()])
      expect(await chooser.element().getAttribute('capture')).toBe('user')
      await chooser.setFiles(specimen('th-holder.jpg'))
      await expect(button(who, '使用这张照片并提交')).toBeVisible({ timeout: 60_000 })
    })
    const fronts = (await callsOf(page)).filter(({ method }) => method === 'takeImage')
    expect(fronts.at(0)?.params).toEqual({ camera: 'rear' })
    expect(fronts.at(-1)?.params).toEqual({ camera: 'front' })
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}
