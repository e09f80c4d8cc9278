import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { linesOf } from '../../tests/lines-of.ts'
import { render } from '../../tests/render.tsx'
import type { LinkProps } from '../kit-settings/KitSettings.tsx'
import { List, ListRow } from './List.tsx'

const leave = vi.fn()
const RouterLink = ({ href, ...rest }: LinkProps) => <a {...rest} href={`#routed${href}`} />

const list = (
  <List
    label="Menu"
    linkComponent={RouterLink}
    items={[
      { id: 'loans', title: 'My loans', trailing: '1 open', href: '/loan', icon: 'money' },
      { id: 'leave', title: 'Sign out', onClick: leave },
      { id: 'version', title: 'Version', trailing: '1.4.0' },
    ]}
  />
)

test('a row with an address is a link of the router', async () => {
  await render(list)
  await expect
    .element(page.getByRole('link', { name: 'My loans 1 open' }))
    .toHaveAttribute('href', '#routed/loan')
})

test('a row with an action is a button that the keyboard can press', async () => {
  await render(list)
  page.getByRole('button', { name: 'Sign out' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(leave).toHaveBeenCalledOnce()
})

test('a row without either only says something', async () => {
  await render(list)
  await expect.element(page.getByText('1.4.0')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

test('each row is at least 48 px high and as wide as the list', async () => {
  await render(list)
  for (const row of [page.getByRole('link'), page.getByRole('button')]) {
    const box = row.element().getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(48)
    expect(box.width).toBeGreaterThan(300)
  }
})

test('rows are nodes too: of words, a drawing, a state and what stands below', async () => {
  const { container } = await render(
    <List label="Loans">
      <ListRow
        title={<b>Loan 21</b>}
        icon={<i data-testid="own">21</i>}
        trailing={<em>late</em>}
        href="#21"
      >
        <button type="button">Receipt</button>
      </ListRow>
      <li>Nothing else is open</li>
    </List>,
  )
  const rows = page.getByRole('list', { name: 'Loans' }).getByRole('listitem')
  expect(rows.elements()).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Loan 21 late' })).toBeVisible()
  await expect.element(page.getByTestId('own')).toBeVisible()
  // A button inside of a link could not be pressed by the keyboard.
  await expect.element(page.getByRole('button', { name: 'Receipt' })).toBeVisible()
  expect(container.querySelector('a button')).toBeNull()
})

test('a sum stays whole where letters are twice as large on a small phone', async () => {
  // Half of 320 px with letters of the usual size.
  await page.viewport(160, 640)
  const { container } = await render(
    <List
      label="Payments"
      items={[{ id: 'one', title: '฿20,899.18', trailing: 'Waiting', icon: 'money', href: '/one' }]}
    />,
  )
  expect(linesOf(container, '฿20,899.18')).toBe(1)
  await page.viewport(360, 740)
})
