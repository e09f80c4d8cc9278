import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { haveDone, saveWorkBy } from '../support/already-done.ts'
import { button, heading, save } from '../support/borrower.ts'
import { fillAboutYourself } from '../support/certification.ts'
import { expect, test } from '../support/journey.ts'
import { borrow, chooseLoan, giveAccount, payBy, receiveMoney, sign } from '../support/loan.ts'

interface Sent {
  event_name: string
  event_value: string
}

/** The events that a page sends from now on, in their order. */
function eventsOf(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (call) => {
    if (!call.url().includes('/logout/create')) return
    const { event_name, event_value } = call.postDataJSON() as Sent
    sent.push({ event_name, event_value })
  })
  return sent
}

/** The names in the table of the guide. */
const documented = [
  ...readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8').matchAll(
    /^\| `(\w+)`/gm,
  ),
].map(([, name = '']) => name)

test('each event is sent when what it names has happened, once, and holds nothing of a person, a sum or a loan', async ({
  page,
  signedIn,
}) => {
  const who = await signedIn({ upTo: 'personal' })
  const { client } = who
  if (client === undefined) throw new Error('nobody is signed in')
  const sent = eventsOf(page)
  const named = (name: string): string[] =>
    sent.filter(({ event_name }) => event_name === name).map(({ event_value }) => event_value)

  await page.goto('/basic')
  await fillAboutYourself(who)
  await save(who)
  await expect(heading(who, '您住在哪里')).toBeVisible()
  await expect.poll(() => named('step_saved')).toEqual(['basic'])
  await expect.poll(() => named('screen_view')).toEqual(['basic', 'location'])

  await haveDone(who, 'emergency', 'location')
  await saveWorkBy(client, 'th_20000_to_29999')
  await page.goto('/infoList')
  await button(who, '提交并查看额度').click()
  await expect(heading(who, '选择金额和期限')).toBeVisible()
  await expect.poll(() => named('application_submitted')).toEqual([''])

  await chooseLoan(who)
  await giveAccount(who)
  await borrow(who)
  await expect.poll(() => named('loan_applied')).toEqual([''])
  await sign(who)
  await expect.poll(() => named('loan_signed')).toEqual([''])
  await receiveMoney(who)
  await button(who, '去还款').click()
  await payBy(who, '银行转账')
  await expect.poll(() => named('repayment_started')).toEqual([''])

  await page.evaluate(() => {
    const fault = (): never => {
      throw new Error('no "Tuayang" of 081 234 5678, tua@example.com')
    }
    setTimeout(fault)
    setTimeout(fault)
    void Promise.reject(new Error('nobody waits for 1234567890'))
  })
  await expect.poll(() => named('js_exception')).toHaveLength(2)
  const told = named('js_exception').join()
  expect(told).toContain('error_info')
  expect(told).not.toMatch(/Tuayang|5678|7890|tua@/)

  const names = new Set(sent.map(({ event_name }) => event_name))
  expect([...names].toSorted()).toEqual(documented.toSorted())
  // The names of routes and pages alone.
  const said = sent.flatMap(({ event_name, event_value }) =>
    event_name === 'js_exception' ? [] : [event_value],
  )
  expect(said.filter((value) => !/^[A-Za-z]*$/.test(value))).toEqual([])
})
