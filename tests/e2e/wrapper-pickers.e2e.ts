import { button, heading } from '../support/borrower.ts'
import { besidesTheNetwork, expect, test } from '../support/journey.ts'
import { wordsAround } from '../support/words.ts'
import { answer, insideWrapper, methodsOf, placeOf, platforms } from '../support/wrapper.ts'

// The wrapper's pickers on the pages of the certification, and the page's own way on where they fail.
for (const platform of platforms) {
  test(`a contact of the phone fills the fields, and each way that ${platform} fails leaves them to be typed`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'location' })
    const { words } = who
    await page.clock.install()
    await insideWrapper(page, { platform })
    await page.goto(placeOf({ platform }, '/emergency'))
    await expect(heading(who, '联系不上您时可以找谁?')).toBeVisible()
    const relative = page.getByRole('group', { name: words('亲属'), exact: true })
    const press = relative.getByRole('button', { name: words('从手机通讯录选一位') })
    const name = relative.getByLabel(words('联系人姓名'), { exact: true })
    const phone = relative.getByLabel(words('联系人手机号'), { exact: true })

    await press.click()
    await expect(name).toHaveValue('Malee')
    await expect(phone).toHaveValue(/^0?81 ?234 ?5678$/)

    const failures = [
      [{ error: 'not_available' }, '这里不能打开通讯录。请在下面填写姓名和手机号。'],
      [{ error: 'failed' }, '通讯录没能打开。请在下面填写姓名和手机号。'],
      [{ never: true }, '通讯录没有回应。请在下面填写姓名和手机号。'],
      [
        { result: { name: 'Late', phone: '0899999999' }, delayMs: 310_000 },
        '通讯录没有回应。请在下面填写姓名和手机号。',
      ],
    ] as const
    for (const [failure, said] of failures) {
      await answer(page, { selectContacts: failure })
      await press.click()
      if (!('error' in failure)) await page.clock.runFor(300_000)
      await expect(relative.getByRole('alert')).toHaveText(words(said))
    }
    // The late answer comes, and is nobody's any more.
    await page.clock.runFor(20_000)
    await expect(name).toHaveValue('Malee')
    await answer(page, { selectContacts: { error: 'cancelled' } })
    await press.click()
    await expect(relative.getByRole('alert')).toHaveCount(0)
    await name.fill('Typed by hand')
    await expect(name).toHaveValue('Typed by hand')
    // The phone book itself is never asked for.
    expect(await methodsOf(page)).not.toEqual(expect.arrayContaining(['getPhoneList']))
    expect(besidesTheNetwork(faults)).toEqual([])
  })

  test(`locate-me fills the lists by one rough position on ${platform}, and each refusal says what else can be done`, async ({
    page,
    signedIn,
    faults,
  }) => {
    const who = await signedIn({ upTo: 'basic' })
    const { words, client } = who
    const consents = async () =>
      (await client?.get('/account/consent'))?.consents.filter(
        ({ purpose }) => purpose === 'location',
      )
    await page.clock.install()
    await insideWrapper(page, { platform, whenAsked: 'refused' })
    await page.goto(placeOf({ platform }, '/location'))
    await expect(heading(who, '您住在哪里')).toBeVisible()
    const press = button(who, '用我现在的位置填写')
    const said = (id: string) =>
      expect(page.getByRole('alert').filter({ hasText: words(id) })).toBeVisible()
    const province = page.getByLabel(words('府'), { exact: true })

    await press.click()
    await said('您没有允许使用位置。再按一次可以重新决定,也可以在下面选择。')
    expect(await consents()).toEqual([])

    const changed = (state: 'open_settings' | 'refused_for_good' | 'granted') =>
      page.evaluate(
        (state) =>
          (
            window as unknown as {
              wrapper: { changePermission(name: string, state: string): void }
            }
          ).wrapper.changePermission('location', state),
        state,
      )
    await changed('refused_for_good')
    await press.click()
    await said('这部手机不允许使用位置。请在下面选择。')
    await changed('open_settings')
    await press.click()
    await said('位置现在只能在手机设置里允许。也可以在下面选择。')
    await button(who, '打开手机设置').click()
    await expect(page.getByText(words('现在允许了。请再按一次。'))).toBeVisible()

    await answer(page, { getGPSInfo: { never: true } })
    await press.click()
    await expect.poll(async () => (await methodsOf(page)).at(-1)).toBe('getGPSInfo')
    await page.clock.runFor(31_000)
    await said('没有找到您的位置。请再按一次,或在下面选择。')
    const here = { register_lat: 13.7563, register_lng: 100.5018, accuracy_m: 900 }
    const time = '2026-11-23T03:00:00.000Z'
    await answer(page, {
      getGPSInfo: { result: { ...here, register_lat: 48.85, register_lng: 2.35, time } },
    })
    await press.click()
    await said('您现在的位置不在我们的列表里。请在下面选择。')
    await answer(page, { getGPSInfo: { result: { ...here, time } } })
    await press.click()
    await expect(province).toHaveValue('th-10')
    await expect(page.getByLabel(words('区'), { exact: true })).not.toHaveValue('')
    expect(await consents()).toMatchObject([{ withdrawn_at: null }])
    expect(await page.evaluate(() => localStorage.getItem('gpsInfo'))).toBe(
      JSON.stringify({ register_lat: 13.7563, register_lng: 100.5018, time }),
    )
    expect(await methodsOf(page)).toEqual(
      expect.arrayContaining(['hasPermission', 'requestPermission', 'startGps', 'getGPSInfo']),
    )

    // The ledger says since when the phone allows it: neither phone nor browser tells.
    const noted = () => page.evaluate(() => localStorage.getItem('permissions'))
    await expect.poll(noted).toMatch(/^{"location":"2\d{3}-/)

    // Taken back and given again meanwhile (`permission_changed`), it is another time.
    const first = await noted()
    await changed('refused_for_good')
    await expect.poll(noted).toBe('{}')
    await changed('granted')
    await expect.poll(noted).toMatch(/location/)
    expect(await noted()).not.toBe(first)

    // Taken back in the ledger, the position that the phone had kept is gone too.
    await page.goto(placeOf({ platform }, '/privacymenu'))
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: words('收回「{what}」?', { what: words('位置') }) }),
    })
    await row.getByRole('button').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('收回') })
      .click()
    await expect.poll(async () => (await consents())?.[0]?.withdrawn_at).not.toBeNull()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('gpsInfo'))).toBeNull()

    const ofThePhone = page.getByRole('listitem').filter({ hasText: words('手机定位') })
    await changed('open_settings')
    await expect(ofThePhone.getByText(words('现在不允许'))).toBeVisible()
    await expect.poll(noted).toBe('{}')
    // Android has no such question.
    const tracking = page.getByRole('listitem').filter({ hasText: words('手机的跟踪许可') })
    await expect(tracking).toHaveCount(platform === 'ios' ? 1 : 0)
    await changed('granted')
    await expect(
      ofThePhone.getByText(wordsAround(words, '现在允许,这部手机于 {date} 记下')),
    ).toContainText(/\d\d:\d\d/)
    expect(besidesTheNetwork(faults)).toEqual([])
  })
}
