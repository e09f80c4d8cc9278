import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/render.tsx'
import { PermissionNotice } from './PermissionNotice.tsx'

test('it says why, how to allow it, and leaves a way on', async () => {
  await render(
    <PermissionNotice
      permission="camera"
      title="The camera is not allowed"
      steps={['Open the settings', 'Allow the camera']}
      actions={<button type="button">Use the album</button>}
    >
      We need it for your card.
    </PermissionNotice>,
  )
  const notice = page.getByRole('region', { name: 'The camera is not allowed' })
  await expect.element(notice.getByText('We need it for your card.')).toBeVisible()
  expect(
    notice
      .getByRole('listitem')
      .elements()
      .map((step) => step.textContent),
  ).toEqual(['Open the settings', 'Allow the camera'])
  await expect.element(notice.getByRole('button', { name: 'Use the album' })).toBeVisible()
})

test('any other kind brings its own drawing, and steps may be nodes', async () => {
  const { container, rerender } = await render(
    <PermissionNotice
      icon={<i data-testid="own">N</i>}
      title="Reminders are off"
      steps={[<b key="open">Open the settings</b>, 'Allow notifications']}
    >
      We would say so three days before.
    </PermissionNotice>,
  )
  await expect.element(page.getByTestId('own')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await rerender(
    <PermissionNotice icon="clock" title="Reminders are off">
      We would say so.
    </PermissionNotice>,
  )
  expect(container.querySelectorAll('svg path')).toHaveLength(1)
})
