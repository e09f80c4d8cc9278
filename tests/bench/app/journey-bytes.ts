import type { Browser } from 'playwright'
import { borrower, button, signIn } from '../../support/borrower.ts'
import { askForLimit, certify } from '../../support/certification.ts'
import { newCitizenNumber } from '../../support/citizen-number.ts'
import { borrow, chooseLoan, giveAccount } from '../../support/loan.ts'
import { outsideWorld } from '../../support/outside-world.ts'
import { countBytes, newPhone } from './visit.ts'

/** Bytes of code, as they come over the network, from the first page to the application for a loan. */
export async function measureJourney(browser: Browser, url: string): Promise<number> {
  const phone = await newPhone(browser, { baseURL: url })
  const page = await phone.newPage()
  const counted = await countBytes(await phone.newCDPSession(page), (path) =>
    path.startsWith('static/'),
  )
  const who = borrower(page, outsideWorld(url), 'th')
  await page.goto('/')
  await page.getByRole('link', { name: who.words('查看我的额度') }).click()
  await signIn(who)
  await page
    .getByRole('link', { name: who.words('继续') })
    .or(button(who, '继续'))
    .click()
  await certify(who, newCitizenNumber())
  await askForLimit(who)
  await chooseLoan(who)
  await giveAccount(who)
  await borrow(who)
  const { bytes } = counted()
  await phone.close()
  return bytes
}
