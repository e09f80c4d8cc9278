import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, settle } from '../../tests/render.tsx'
import { DueCountdown } from './DueCountdown.tsx'

const countdown = (days: number) => (
  <DueCountdown
    days={days}
    label={`Due in ${days} days`}
    date="2026-12-03"
    dateLabel="3 Dec 2026"
    amount={{ amount: 1052000, currency: 'THB' }}
    termDays={90}
    note={<p>Pay today and save</p>}
    locale="en"
  >
    <button type="button">Repay</button>
  </DueCountdown>
)

test('what is owed, when, and what to do can be read', async () => {
  const { container } = await render(countdown(12))
  await expect.element(page.getByText('Due in 12 days')).toBeVisible()
  await expect.element(page.getByText('Pay today and save')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Repay' })).toBeVisible()
  expect(container.querySelector('bdi')?.textContent).toBe('฿10,520.00')
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-03')
})

test.each([
  [12, 'calm'],
  [4, 'calm'],
  [3, 'soon'],
  [0, 'soon'],
  [-1, 'overdue'],
])('%i days before the date it is %s', async (days, urgency) => {
  const { container } = await render(countdown(days))
  expect(container.querySelector('[data-urgency]')?.getAttribute('data-urgency')).toBe(urgency)
})

test.each([
  ['Asia/Bangkok', '2026-11-21T16:59:59.000Z'],
  // That night the clocks of Cairo go from 0:00 to 1:00: there is no midnight.
  ['Africa/Cairo', '2026-04-23T21:59:59.000Z'],
])('in %s it goes on by itself when the day there ends', async (timeZone, beforeMidnight) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(beforeMidnight)
  const onDayChange = vi.fn()
  const label = (days: number) => `Due in ${String(days)} days`
  const moving = (days: number) => (
    <DueCountdown
      days={days}
      label={label}
      timeZone={timeZone}
      onDayChange={onDayChange}
      date="2026-12-03"
      dateLabel="3 Dec 2026"
      amount={{ amount: 1052000, currency: 'THB' }}
    />
  )
  try {
    const { container, rerender } = await render(moving(4))
    const says = () => container.querySelector('[data-urgency]')
    await settle(async () => vi.advanceTimersByTime(999))
    expect(says()?.textContent).toBe('Due in 4 days')
    await settle(async () => vi.advanceTimersByTime(1))
    expect(says()?.textContent).toBe('Due in 3 days')
    expect(says()?.getAttribute('data-urgency')).toBe('soon')
    expect(onDayChange).toHaveBeenCalledExactlyOnceWith(3)
    // The owner has asked anew and says the same: it is not counted twice.
    await rerender(moving(3))
    expect(says()?.textContent).toBe('Due in 3 days')
    // A phone that slept for two days, and wakes.
    vi.setSystemTime(Date.now() + 48 * 3_600_000)
    await settle(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(says()?.textContent).toBe('Due in 1 days')
  } finally {
    vi.useRealTimers()
  }
})

/** A loan of Bangkok in the hands of a phone whose clock is wrong. */
function onPhone(time: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(time)
  const said = (days: number, asOf: string, ahead = 0) => (
    <DueCountdown
      days={days}
      label={(left) => `Due in ${String(left)} days`}
      asOf={Date.parse(asOf)}
      now={() => Date.now() + ahead}
      timeZone="Asia/Bangkok"
      date="2026-12-03"
      dateLabel="3 Dec 2026"
      amount={{ amount: 1052000, currency: 'THB' }}
    />
  )
  const look = () => settle(async () => document.dispatchEvent(new Event('visibilitychange')))
  return { said, look, says: () => document.querySelector('[data-urgency]')?.textContent }
}

test('a clock that is set back counts nothing, one that is put forward counts until the next answer', async () => {
  try {
    const { said, look, says } = onPhone('2026-11-22T05:00:00.000Z')
    const { rerender } = await render(said(4, '2026-11-22T05:00:00.000Z'))
    vi.setSystemTime('2026-11-21T05:00:00.000Z')
    await look()
    expect(says()).toBe('Due in 4 days')
    vi.setSystemTime('2026-11-23T05:00:00.000Z')
    await look()
    expect(says()).toBe('Due in 3 days')
    // The answer says the same as before.
    await rerender(said(4, '2026-11-23T05:00:01.000Z'))
    expect(says()).toBe('Due in 4 days')
  } finally {
    vi.useRealTimers()
  }
})

test('a phone that is hours slow does not count the midnight again that the lender has counted', async () => {
  const hour = 3_600_000
  try {
    const { said, says } = onPhone('2026-11-21T14:30:00.000Z')
    // By the lender's clock it is half past midnight.
    await render(said(4, '2026-11-21T17:30:00.000Z', 3 * hour))
    await settle(async () => vi.advanceTimersByTime(23 * hour))
    expect(says()).toBe('Due in 4 days')
    await settle(async () => vi.advanceTimersByTime(hour / 2))
    expect(says()).toBe('Due in 3 days')
  } finally {
    vi.useRealTimers()
  }
})

test('days that were said yesterday, shown anew, are one fewer', async () => {
  try {
    const { said, says } = onPhone('2026-11-22T05:00:00.000Z')
    await render(said(4, '2026-11-21T05:00:00.000Z'))
    expect(says()).toBe('Due in 3 days')
  } finally {
    vi.useRealTimers()
  }
})

test('without a zone it says what its owner says, at any hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    await render(countdown(12))
    await settle(async () => vi.advanceTimersByTime(72 * 3_600_000))
    expect(document.querySelector('[data-urgency]')?.textContent).toBe('Due in 12 days')
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  [90, 0, null],
  [78, 1, 'Day 12 of 90'],
  [-1, 1, null],
])('%i days before the date it draws %i lines, and says %s', async (days, lines, said) => {
  const { container } = await render(
    <DueCountdown
      days={days}
      label="Due"
      date="2026-12-03"
      dateLabel="3 Dec 2026"
      amount={{ amount: 1052000, currency: 'THB' }}
      termDays={90}
      termLabel={(passed, total) => `Day ${String(passed)} of ${String(total)}`}
    />,
  )
  expect(container.querySelectorAll('svg')).toHaveLength(lines)
  expect(/Day \d+ of 90/.exec(container.textContent)?.[0] ?? null).toBe(said)
})

test('children that have nothing to show take no room', async () => {
  const Nothing = () => null
  const height = async (children?: ReactNode) => {
    const { container } = await render(
      <DueCountdown
        days={12}
        label="Due"
        date="2026-12-03"
        dateLabel="3 Dec 2026"
        amount={{ amount: 1052000, currency: 'THB' }}
      >
        {children}
      </DueCountdown>,
    )
    return container.getBoundingClientRect().height
  }
  expect(await height([undefined, <Nothing key="nothing" />])).toBe(await height())
})
