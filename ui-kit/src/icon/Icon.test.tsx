import { expect, test } from 'vitest'
import { render } from '../../tests/render.tsx'
import { Icon } from './Icon.tsx'

test('any SVG is drawn as the kit’s own are: hidden, 1.5 em, in the colour around it', async () => {
  const { container } = await render(
    <div style={{ color: 'rgb(1, 2, 3)', fontSize: 20 }}>
      <Icon name="camera" />
      <Icon>
        <circle cx="12" cy="12" r="8" />
        <path d="M12 8v8" />
      </Icon>
    </div>,
  )
  const [kit, own] = [...container.querySelectorAll('svg')]
  expect(own?.querySelectorAll('circle, path')).toHaveLength(2)
  for (const drawing of [kit, own]) {
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
    expect(drawing?.getBoundingClientRect().width).toBe(30)
    expect(drawing && getComputedStyle(drawing).stroke).toBe('rgb(1, 2, 3)')
  }
})

test('one that points somewhere turns around in a right-to-left page, yours too', async () => {
  document.documentElement.dir = 'rtl'
  const { container } = await render(
    <>
      <Icon name="forward" />
      <Icon directional>
        <path d="M4 12h16" />
      </Icon>
      <Icon>
        <path d="M4 12h16" />
      </Icon>
    </>,
  )
  const turned = [...container.querySelectorAll('svg')].map(
    (drawing) => getComputedStyle(drawing).transform !== 'none',
  )
  expect(turned).toEqual([true, true, false])
})
