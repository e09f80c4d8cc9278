import { certificate, PART_BYTES } from './files.ts'

/**
 * Every provider state of the pact: what is true before the call, the parameters that belong to the fact, and what the
 * provider gives back, with an example. What is given back stands in the request where the pact says `fromProviderState`.
 */
const token = '2f6f1c0b9e5d4a7f8c3b2a1d0e9f8a7b'
const fileId = (last: number) => `0192f0c1-7a3e-7c4d-8b2a-00000000000${last}`
const orderId = '0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a'
const quoteId = '0192f0c1-7a3e-7c4d-8b2a-9a8b7c6d5e4f'
const accountId = '0192f0c1-7a3e-7c4d-8b2a-1a2b3c4d5e6f'
const repaymentId = '0192f0c1-7a3e-7c4d-8b2a-7f6e5d4c3b2a'
const agreementHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const pictures = { front_file_id: fileId(1), back_file_id: fileId(2), holder_file_id: fileId(3) }
const agreed = { token, quote_id: quoteId, account_id: accountId, agreement_hash: agreementHash }

/** The phone and device that the states about signing in speak of. */
export const signingIn = {
  phone_prefix: '+66',
  phone: '812345678',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
} as const

/** What a ticket for a picture in two parts says; `first_part` is the bytes of the first one as base64. */
const wholePicture = {
  purpose: 'work_certificate',
  mime: 'image/jpeg',
  size: String(certificate.length),
} as const

/** The key that a state holds in flight. */
const keyInFlight = { idempotency_key: 'key-in-flight-0001' } as const
/** The key of a change that was answered already. */
const keyAnswered = { idempotency_key: 'key-answered-0001' } as const

const sessionId = '0192f0c1-9b11-7d20-a1c4-77d0e5f60a12'
const messageId = '0192f0c1-4e55-7a60-b7c8-9d0e1f2a3b4c'

/** The key that both sides know for lists from the device. */
export const listKey = 'list-key-16bytes'

export const providerStates = {
  'a lender without borrowers': { parameters: {}, gives: {} },
  'a phone that was sent no code yet': { parameters: signingIn, gives: {} },
  'a phone that was sent a code just now': { parameters: signingIn, gives: {} },
  'a code that was sent to a phone': { parameters: signingIn, gives: { code: '482913' } },
  'a code that was sent to a phone whose account has been silent for 91 days': {
    parameters: signingIn,
    gives: { code: '482913' },
  },
  'a code that was sent to a phone 6 minutes ago': {
    parameters: signingIn,
    gives: { code: '482913' },
  },
  'a phone that is locked after wrong codes': { parameters: signingIn, gives: {} },
  'a lender with settings for the app': { parameters: {}, gives: {} },
  'a borrower signed in': { parameters: {}, gives: { token } },
  'a borrower signed in on two devices': {
    parameters: {},
    gives: { token, session_id: sessionId },
  },
  'a session that has ended': { parameters: {}, gives: { token } },
  'a borrower with a message': { parameters: {}, gives: { token, message_id: messageId } },
  'a borrower who waits for an easier plan': { parameters: {}, gives: { token } },
  'a borrower who agreed to send lists': {
    parameters: { list_key: listKey },
    gives: { token },
  },
  'a borrower who agreed to the privacy notice': {
    parameters: { notice_version: '2026-09' },
    gives: { token },
  },
  'a borrower with questions to answer': {
    parameters: {},
    gives: { token, questionnaire_id: 'affordability-1', question_id: 'rent' },
  },
  'a borrower with a live picture taken': {
    parameters: {},
    gives: { token, liveness_id: 'lv-7f3a9c1e20b44d' },
  },
  'a borrower who was refused': { parameters: {}, gives: { token } },
  'a borrower with three pictures uploaded': { parameters: {}, gives: { token, ...pictures } },
  'a borrower with a blurred picture of the front': {
    parameters: {},
    gives: { token, front_file_id: fileId(1) },
  },
  'a borrower whose pictures were received': { parameters: {}, gives: { token } },
  'a borrower whose details are confirmed': { parameters: {}, gives: { token } },
  'a borrower whose basic details are saved': { parameters: {}, gives: { token } },
  'a borrower whose residence is saved': { parameters: {}, gives: { token } },
  'a borrower whose contacts are saved': {
    parameters: {},
    gives: { token, certificate_file_id: fileId(4) },
  },
  'a borrower with every step completed': { parameters: {}, gives: { token } },
  'a borrower with every step completed and an income too low': {
    parameters: {},
    gives: { token },
  },
  'a borrower who may upload a picture': {
    parameters: { purpose: 'work_certificate', mime: 'image/jpeg' },
    gives: { upload_id: 'tkt-4f0c2b7e9d1a' },
  },
  'a borrower who may upload a picture in parts': {
    parameters: wholePicture,
    gives: { upload_id: 'tkt-4f0c2b7e9d1a' },
  },
  'a borrower with the first part of a picture uploaded': {
    parameters: {
      ...wholePicture,
      first_part: certificate.subarray(0, PART_BYTES).toString('base64'),
    },
    gives: { upload_id: 'tkt-4f0c2b7e9d1a' },
  },
  'a borrower with a picture uploaded': { parameters: {}, gives: { token, file_id: fileId(4) } },
  'a borrower with a quota': { parameters: {}, gives: { token, product_id: 'th-classic' } },
  'a borrower with a receiving account': { parameters: {}, gives: { token } },
  'a borrower with a receiving account who signed in an hour ago': {
    parameters: {},
    gives: { token },
  },
  'a borrower with two receiving accounts': {
    parameters: {},
    gives: { token, account_id: accountId },
  },
  'a borrower with a quote and a receiving account': { parameters: {}, gives: agreed },
  'a borrower who applied for a loan with a key': { parameters: keyAnswered, gives: agreed },
  'a borrower with an open loan and a quote': { parameters: {}, gives: agreed },
  'a borrower whose contract waits to be signed': {
    parameters: {},
    gives: { token, order_id: orderId },
  },
  'a borrower whose contract is signed': { parameters: {}, gives: { token, order_id: orderId } },
  'a borrower with a loan paid out': { parameters: {}, gives: { token, order_id: orderId } },
  'a borrower with a loan paid out a moment ago': {
    parameters: {},
    gives: { token, order_id: orderId },
  },
  'a borrower whose loan can be extended': { parameters: {}, gives: { token, order_id: orderId } },
  'a borrower with a transfer to report': {
    parameters: {},
    gives: { token, repayment_id: repaymentId, file_id: fileId(5), paid_on: '2026-11-20' },
  },
  'a borrower with a transfer that was reported': {
    parameters: {},
    gives: { token, repayment_id: repaymentId },
  },
  'a borrower with a repayment that waits': {
    parameters: {},
    gives: { token, repayment_id: repaymentId },
  },
  'a borrower with a repayment that was matched': {
    parameters: {},
    gives: { token, repayment_id: repaymentId },
  },
  'a borrower with a repayment of which a part has come': {
    parameters: {},
    gives: { token, repayment_id: repaymentId },
  },
  'a borrower who paid too much': {
    parameters: {},
    gives: { token, order_id: orderId, account_id: accountId },
  },
  'a borrower who asked for a repayment with a key': {
    parameters: keyAnswered,
    gives: { token, order_id: orderId },
  },
  'a borrower who knows the order of another': {
    parameters: {},
    gives: { token, order_id: orderId },
  },
  'a borrower with a key in flight': { parameters: keyInFlight, gives: { token } },
  'a device whose clock is 10 minutes behind': { parameters: {}, gives: {} },
  'a lender that cannot serve now': { parameters: {}, gives: {} },
  'a version of the app that is too old': { parameters: { version: '0.0.1' }, gives: {} },
} as const satisfies Record<
  string,
  { parameters: Record<string, string>; gives: Record<string, string> }
>

export type ProviderState = keyof typeof providerStates
