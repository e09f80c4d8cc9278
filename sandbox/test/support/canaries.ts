import { createCipheriv } from 'node:crypto'
import { settings } from './lender.ts'

/** Some forty things of a person that no log may hold, by the field or header that they travel in. */
export const CANARIES = {
  // Names, addresses and words.
  given_name: 'Kanarikhana',
  family_name: 'Phetkanari',
  nickname: 'Kananick',
  holder_name: 'Kanariholder',
  name: 'Kanaricontact',
  email: 'kanari.mail@example.com',
  detailed_address: '77 Soi Kanari',
  place_other: 'Ban Kanariplace',
  family_address: '78 Soi Kanarifamily',
  company_name: 'Kanari Trading',
  company_address: '79 Kanari Road',
  licence_plate: 'KNR 4711',
  loan_purpose_other: 'kanari-purpose',
  statement: 'kanari-statement',
  reason: 'kanari-reason',
  event_value: 'kanari-event',
  event_id: 'kanari-event-id',
  device_model: 'kanari-model',
  device_brand: 'kanari-brand',
  education: 'kanari-draft',
  text: 'kanari-answer',
  // Numbers.
  phone: '817263549',
  contact_phone: '891827364',
  company_phone: '21928374',
  identity_number: '1101239182730',
  number: '9182736450',
  code: '718293',
  birth_date: '1987-07-23',
  latitude: '13.918273',
  longitude: '100.918274',
  // What opens something.
  token: 'kanaritoken'.padEnd(75, 'k'),
  upload_id: 'kanari-ticket',
  file_id: 'kanari-file',
  liveness_id: 'lv-kanari',
  risk_token: 'kanari-risk',
  agreement_hash: 'ca4a41'.padEnd(64, '0'),
  reference: 'kanari-reference',
  cursor: 'kanari-cursor',
  // Headers, names of files and of fields.
  header: 'kanari-header',
  file_name: 'kanari-picture.jpg',
  object_key: 'kanari_field',
} as const satisfies Readonly<Record<string, string>>

/** A list of the device's, as an app encrypts it. */
export function listWith(entry: object): { data: string } {
  const cipher = createCipheriv('aes-128-ecb', settings.listKey, null)
  return { data: cipher.update(JSON.stringify([entry]), 'utf8', 'base64') + cipher.final('base64') }
}
