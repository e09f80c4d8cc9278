import sharp from 'sharp'
import type { OperationId } from '../../src/foundation/contract.ts'
import { accounts } from '../../src/http/handlers/accounts.ts'
import type { Handler } from '../../src/http/pipeline/handler.ts'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import { verification } from '../../src/http/handlers/verification.ts'
import { verificationSteps } from '../../src/http/handlers/verification-steps.ts'
import type { Database } from '../../src/store/database/database.ts'
import { acceptNotices } from './borrowers.ts'
import { callHandler, newBorrower, upload } from './direct-call.ts'

const tinyPicture = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#2a7' },
})
  .jpeg()
  .toBuffer()

export const NOTHING_READ = {
  identity_number: null,
  given_name: null,
  family_name: null,
  full_name: null,
  birth_date: null,
  gender: null,
}

// What a borrower of the Thai edition fills in, page by page.

export const personal = {
  given_name: 'Tuayang',
  family_name: 'Thotsobdee',
  identity_number: '1101230000001',
  birth_date: '1990-03-12',
  gender: 'male',
}
export const basic = {
  education: 'diploma',
  marital_status: 'married',
  children: '1',
  loan_purpose: 'repair',
}
export const residence = {
  province: 'th-10',
  city: 'th-1003',
  district: 'th-100301',
  detailed_address: '9/1 Soi 4',
  family_address_same: true,
  residence_type: 'lease',
  residence_length: 'years_2',
}
export const mother = {
  kind: 'direct_relative',
  relation: 'mother',
  name: 'Malee',
  phone_prefix: '+66',
  phone: '898765432',
}
export const friend = {
  kind: 'emergency_contact',
  relation: 'friend',
  name: 'Anan',
  phone_prefix: '+66',
  phone: '861234567',
}
export const work = {
  work_type: 'salaried',
  occupation: 'accountant',
  income_band: 'th_20000_to_29999',
  pay_day: '25',
  pay_method: 'bank_transfer',
  company_name: 'Sample Trading',
  company_phone: '021234567',
  company_address: '1 Sample Road',
  transport_type: 'public',
  vehicle: 'bus',
}
export const account = {
  category: 'bank_account',
  bank_code: 'kbank',
  number: '1234567890',
  number_copy: '1234567890',
  holder_name: 'Tuayang Thotsobdee',
  consent: true,
}

/** Valid numbers that differ, so that each borrower has one of their own. */
export function otherNumber(serial: number): string {
  const first = `110123${String(serial).padStart(6, '0')}`
  const sum = [...first].reduce((all, digit, at) => all + Number(digit) * (13 - at), 0)
  return first + String((11 - (sum % 11)) % 10)
}

let serial = 0

/** A borrower with every step done, a quota granted and a receiving account. */
export async function borrowerWithQuota(database: Database) {
  const borrower = await newBorrower(database)
  await acceptNotices(database, borrower.id, new Date())
  const file = async (purpose: 'id_front' | 'id_back' | 'id_holder' | 'work_certificate') =>
    (await upload(database, borrower, purpose, tinyPicture)).file_id
  const front_file_id = await file('id_front')
  await saveReading(
    database,
    { borrowerId: borrower.id, fileId: front_file_id },
    { ok: true, reading: NOTHING_READ },
    new Date(),
  )
  const call = (handler: unknown, body: object): Promise<unknown> =>
    callHandler(database, handler as Handler<OperationId>, { borrower, body })
  const steps = verificationSteps
  await call(steps.saveIdentity, {
    front_file_id,
    back_file_id: await file('id_back'),
    holder_file_id: await file('id_holder'),
  })
  serial += 1
  const identity_number = otherNumber(500_000 + serial)
  await call(steps.savePersonal, { ...personal, identity_number })
  await call(steps.saveBasic, basic)
  await call(steps.saveResidence, residence)
  await call(steps.saveEmergency, { contacts: [mother, friend] })
  await call(steps.saveWork, { ...work, certificate_file_id: await file('work_certificate') })
  await callHandler(database, verification.submitApplication, {
    borrower,
    query: { risk_token: 'canary-risk' },
  })
  const saved = await callHandler(database, accounts.addAccount, { borrower, body: account })
  return { borrower, accountId: saved.account.account_id }
}
