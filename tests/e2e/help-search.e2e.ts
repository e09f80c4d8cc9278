import { axeFindings, bringAxe } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sampled } from '../support/sampled.ts'
import { locales, wordsOf } from '../support/words.ts'

for (const language of sampled(['th', 'ar'] as const, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] })

    test('help is found by words of a question or its answer, says how much it found, and leads to where it is done', async ({
      page,
      context,
      signedIn,
      faults,
    }) => {
      await bringAxe(context)
      const { words } = await signedIn({ language, upTo: 'loan' })
      await page.goto('/helpcenter')
      const search = page.getByLabel(words('搜索帮助'), { exact: true })
      const questions = page.locator('summary')
      await expect(questions).toHaveCount(13)
      // A word of an answer: the page on which consents are.
      await search.fill(language === 'th' ? 'ความเป็นส่วนตัว' : 'الخصوصية')
      await expect(questions).toHaveCount(1)
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: '1' })
          .or(page.getByText(words('{count} 个回答', { count: 1 }))),
      ).toBeVisible()
      await search.fill('zzz')
      await expect(questions).toHaveCount(0)
      await expect(page.getByText('zzz', { exact: false })).toContainText('zzz')
      await search.fill('24')
      await questions.filter({ hasText: words('我改变主意了,能退回借款吗?') }).click()
      await expect(
        page.getByText(words('可以。收款后 24 小时内退回收到的金额,没有任何费用。')),
      ).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('link', { name: words('打开这一页') }).click()
      await expect(page).toHaveURL('/orderdetails')
      expect(faults).toEqual([])
    })
  })
}

test('each page says what it is about, and robots.txt is one', async ({ request, baseURL }) => {
  const words = wordsOf('th')
  for (const path of ['/', '/login', '/mine', '/legal/privacy']) {
    const text = await (await request.get(path)).text()
    expect(text, path).toMatch(/<meta name="description" content="[^"]{5,}">/)
  }
  expect(await (await request.get('/')).text()).toContain(words('先看清全部费用再签'))
  const robots = await request.get(`${baseURL ?? ''}/robots.txt`)
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  for (const line of (await robots.text()).trim().split('\n')) {
    expect(line).toMatch(/^(User-agent|Disallow): \S+$/)
  }
})
