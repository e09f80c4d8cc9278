/**
 * A stretch of the way that a test is not about, gone through the public client in the name of
 * the borrower who is signed in on the page. Pictures, quote and signature are real ones.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { LenderClient } from '@paso/sdk'
import type { Country, Schema } from '@paso/sdk/contract'
import type { Borrower } from './borrower.ts'
import { newCitizenNumber } from './citizen-number.ts'
import { clientOf } from './lender-client.ts'
import type { OrderInWorld } from './outside-world.ts'
import { specimen } from './specimen.ts'
import type { Language } from './words.ts'

const stretches = [
  'identity',
  'personal',
  'basic',
  'location',
  'emergency',
  'work',
  'account',
  'order',
  'loan',
] as const

/** Everything up to and with this; `work` includes the quota, `order` is approved, `loan` is paid out. */
export type Stretch = (typeof stretches)[number]

/** Has everything from `first` up to `last` done. The page shows it once it asks again. */
export async function haveDone(
  who: Borrower,
  last: Stretch,
  first: Stretch = 'identity',
): Promise<void> {
  await haveDoneBy(who.client ?? (await clientOfPage(who.page)), who, last, first)
}

/** The same for a borrower without a page, by the client of the signed-in borrower. */
export async function haveDoneBy(
  client: LenderClient,
  who: Pick<Borrower, 'world' | 'phone'>,
  last: Stretch,
  first: Stretch = 'identity',
): Promise<void> {
  const wanted = stretches.slice(stretches.indexOf(first), stretches.indexOf(last) + 1)
  for (const stretch of wanted) {
    await work[stretch](client, who)
  }
}

/** Gives a receiving account by the client, its number in digits. */
export async function giveAccountBy(client: LenderClient, number: string): Promise<void> {
  await client.post('/bank/account', {
    category: 'bank_account',
    bank_code: 'kbank',
    number,
    number_copy: number,
    holder_name: 'Tuayang Thotsobdee',
    consent: true,
  })
}

/** The pay day of who is paid in so many days. */
export function payDayIn(days: number): Schema<'PayDay'> {
  const bangkok = new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000)
  return String(bangkok.getUTCDate()) as Schema<'PayDay'>
}

/** Gives work and an income in a band by the client, and hands the certification in. */
export async function giveWorkBy(
  client: LenderClient,
  income_band: 'th_6000_to_9999' | 'th_20000_to_29999',
  pay_day?: Schema<'PayDay'>,
): Promise<void> {
  await saveWorkBy(client, income_band, pay_day)
  await client.get('/verify/submit_apply')
}

/** Gives the same, and hands nothing in yet. */
export async function saveWorkBy(
  client: LenderClient,
  income_band: 'th_below_6000' | 'th_6000_to_9999' | 'th_20000_to_29999',
  pay_day: Schema<'PayDay'> = '25',
): Promise<void> {
  await client.post('/verify/work', {
    work_type: 'salaried',
    occupation: 'accountant',
    income_band,
    pay_day,
    pay_method: 'bank_transfer',
    company_name: 'Ari Trading',
    company_phone: '021234567',
    company_address: '12 Phahonyothin Road',
    transport_type: 'public',
    vehicle: 'bus',
    certificate_file_id: await upload(client, 'work_certificate', 'work-certificate.jpg'),
  })
}

/** Applies for a loan by the client: the least for the shortest term, unless said. */
export async function borrowBy(
  client: LenderClient,
  wanted: { amount?: number; days?: number } = {},
): Promise<Schema<'Agreement'>> {
  const { products } = await client.get('/loan/products')
  const { accounts } = await client.get('/bank/accounts')
  const [product] = products
  const [account] = accounts
  if (product === undefined || account === undefined) throw new Error('no product or no account')
  const { quote_id } = await client.post('/loan/quote', {
    product_id: product.product_id,
    amount: { ...product.min_amount, ...(wanted.amount && { amount: wanted.amount }) },
    days: wanted.days ?? product.terms[0]?.days ?? 0,
  })
  const named = { quote_id, account_id: account.account_id }
  const agreement = await client.get('/loan/agreement', { query: named })
  await client.post('/loan/apply', { ...named, agreement_hash: agreement.hash, agreed: true })
  return agreement
}

/** The newest loan of a borrower. Throws where there is none. */
export async function loanOf({
  world,
  phone,
}: Pick<Borrower, 'world' | 'phone'>): Promise<OrderInWorld> {
  const [order] = await world.ordersOf(phone)
  if (order === undefined) throw new Error('there is no order')
  return order
}

/** Asks by the client how to pay a sum by bank transfer. */
export const askToPayBy = (
  client: LenderClient,
  order_id: string,
  amount: Schema<'Money'>,
): Promise<Schema<'Repayment'>> =>
  client.post('/repay/create', { order_id, method: 'bank_transfer', purpose: 'repay', amount })

/** The client of the borrower who signed in on the page. */
export async function clientOfPage(
  page: Page,
  language?: Language,
  country?: Country,
): Promise<LenderClient> {
  const stored = await page.evaluate(() => window.localStorage.getItem('token'))
  if (stored === null) throw new Error('nobody is signed in on the page')
  return clientOf(new URL(page.url()).origin, () => JSON.parse(stored) as string, language, country)
}

const work = {
  identity: async (client) => {
    const front_file_id = await upload(client, 'id_front', 'th-id-front.jpg')
    await client.get('/verify/ocr_verify', { query: { front_file_id } })
    await client.post('/verify/identity', {
      front_file_id,
      back_file_id: await upload(client, 'id_back', 'th-id-back.jpg'),
      holder_file_id: await upload(client, 'id_holder', 'th-holder.jpg'),
    })
  },
  personal: async (client) => {
    await client.post('/verify/personal', {
      given_name: 'Tuayang',
      family_name: 'Thotsobdee',
      identity_number: newCitizenNumber(),
      birth_date: '1990-03-12',
      gender: 'male',
    })
  },
  basic: async (client) => {
    await client.post('/verify/basic', {
      education: 'diploma',
      marital_status: 'married',
      children: '1',
      loan_purpose: 'repair',
    })
  },
  location: async (client) => {
    await client.post('/verify/residence', {
      province: 'th-10',
      city: 'th-1003',
      district: 'th-100301',
      detailed_address: '9/1 Soi Ari 4',
      family_address_same: true,
      residence_type: 'lease',
      residence_length: 'years_2',
    })
  },
  emergency: async (client) => {
    const person = { phone_prefix: '+66' } as const
    await client.post('/verify/emergency', {
      contacts: [
        {
          ...person,
          kind: 'direct_relative',
          relation: 'mother',
          name: 'Malee',
          phone: '898765432',
        },
        {
          ...person,
          kind: 'emergency_contact',
          relation: 'friend',
          name: 'Anan',
          phone: '861234567',
        },
      ],
    })
  },
  work: async (client) => giveWorkBy(client, 'th_20000_to_29999'),
  account: async (client) => giveAccountBy(client, '1234567890'),
  order: async (client) => {
    await borrowBy(client)
  },
  loan: async (_, { world, phone }) => {
    const [order] = await world.ordersOf(phone)
    if (order === undefined) throw new Error('there is no order')
    await world.sign(order)
    await world.payOut(order)
  },
} as const satisfies Record<
  Stretch,
  (client: LenderClient, who: Pick<Borrower, 'world' | 'phone'>) => Promise<void>
>

async function upload(
  client: LenderClient,
  purpose: 'id_front' | 'id_back' | 'id_holder' | 'work_certificate',
  file: string,
): Promise<string> {
  const bytes = readFileSync(specimen(file))
  const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
  const ticket = await client.post('/file/ticket', {
    purpose,
    mime: 'image/jpeg',
    size: photo.size,
  })
  return (await client.uploadBytes(ticket, photo)).file_id
}
