import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { KitSettings, type LinkProps } from '../kit-settings/KitSettings.tsx'
import { TabBar } from './TabBar.tsx'

afterEach(() => page.viewport(360, 740))

const items = [
  { href: '#home', label: 'Home', icon: 'home' },
  { href: '#loans', label: 'Loans', icon: 'money', badge: '2 to sign' },
  { href: '#me', label: 'Me', icon: 'person' },
] as const

test('it is a navigation of links, of which one is where the reader is', async () => {
  await render(<TabBar label="Main pages" items={items} current="#loans" />)
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  expect(bar.getByRole('link').elements()).toHaveLength(3)
  const here = bar.getByRole('link', { name: /^Loans/ })
  await expect.element(here).toHaveAttribute('aria-current', 'page')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('what waits there is said in words', async () => {
  await render(<TabBar label="Main pages" items={items} />)
  await expect.element(page.getByRole('link', { name: /^Loans ?\(2 to sign\)$/ })).toBeVisible()
})

test('the keyboard goes from one to the next', async () => {
  await render(<TabBar label="Main pages" items={items} />)
  const first = page.getByRole('link', { name: 'Home' })
  ;(first.element() as HTMLElement).focus()
  for (const name of [/^Loans/, 'Me']) {
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name })).toHaveFocus()
  }
})

test('a router’s link takes the place of the plain one', async () => {
  const Routed = (props: LinkProps) => <a {...props} data-routed="" />
  await render(
    <KitSettings locale="en" linkComponent={Routed}>
      <TabBar label="Main pages" items={items} />
    </KitSettings>,
  )
  expect(document.querySelectorAll('a[data-routed]')).toHaveLength(3)
})

test.each(['en', 'ur'])(
  'at 320 px in %s each target is 48 px and no word leaves it',
  async (lang) => {
    await page.viewport(320, 640)
    document.documentElement.lang = lang
    document.documentElement.dir = lang === 'ur' ? 'rtl' : 'ltr'
    const long = items.map((item) => ({ ...item, label: 'Administración' }))
    const { container } = await render(
      <TabBar
        label="Main pages"
        items={[...long, { ...long[0]!, href: '#a' }, { ...long[0]!, href: '#b' }]}
      />,
    )
    for (const link of container.querySelectorAll('a')) {
      const { width, height } = link.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    }
  },
)
