import { expect, test } from 'vitest'
import { render } from '../../tests/render.tsx'
import { RepaymentProgress } from './RepaymentProgress.tsx'

test('what is paid and what is owed are said in words and drawn to scale', async () => {
  const { container } = await render(
    <RepaymentProgress
      paid={{ amount: 250000, currency: 'THB' }}
      owed={{ amount: 750000, currency: 'THB' }}
      labels={{ paid: 'Paid', owed: 'Still owed' }}
      locale="en"
    />,
  )
  const rows = [...container.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(rows).toEqual(['Paid฿2,500.00', 'Still owed฿7,500.00'])
  const widths = [...container.querySelectorAll('rect')].map((part) => part.width.baseVal.value)
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1)
})
