/** What a borrower of each edition has in hand, beside the lists and rules that the SDK has of it. */
import type { Country } from '@paso/sdk/contract'
import { editions, type Edition } from '@paso/sdk/rules'
import type { Language } from './words.ts'

export interface EditionOfBorrower {
  rules: Edition
  /** Of its app: the edition's own first. */
  languages: readonly Language[]
  timeZone: string
  /** National digits with which a mobile number begins, and what people dial before them. */
  phone: { stem: string; trunk: '0' | '' }
  /** Sample pictures of the lender: how their names begin, and that of the certificate of work. */
  pictures: { card: string; certificate: string }
  /** The first name on the sample card, by the label of its field. */
  name: readonly [label: string, value: string]
  /** The second family name on it, where the edition asks for one. */
  secondName?: string
  /** What the three levels of an address are called. */
  place: readonly [string, string, string]
  /** Where the lender's lists lack the borrower's own place: what it is called. */
  unlisted?: string
  /** Degrees north and east of a place that the lender knows. */
  here: readonly [number, number]
  /** The people to call, by the names of their groups; who must not be given is left out. */
  people: readonly string[]
  /** Numbers of others, as people write them there. */
  numbers: { relative: string; second: string; other: string; company: string }
  /** An account of the edition, whose number passes its checks and, where it says so, is not of the mistaken bank. */
  account: { bank: string; label: string; number: string; mistaken?: string }
  /** What paying by a code is called. */
  code: '扫码支付' | '扫 PromptPay 码支付' | '扫 Raast 码支付'
}

const thailand: EditionOfBorrower = {
  rules: editions.TH,
  languages: ['th', 'en', 'ar'],
  timeZone: 'Asia/Bangkok',
  phone: { stem: '81', trunk: '0' },
  pictures: { card: 'th', certificate: 'work-certificate.jpg' },
  name: ['名字', 'ตัวอย่าง'],
  place: ['府', '县', '区'],
  here: [13.7563, 100.5018],
  people: ['亲属', '另一位联系人'],
  numbers: {
    relative: '0898765432',
    second: '088 765 4321',
    other: '086 123 4567',
    company: '02 123 4567',
  },
  account: { bank: 'kbank', label: '账号', number: '123-4-56789-0' },
  code: '扫 PromptPay 码支付',
}

/** Of the editions that journeys walk in a browser; one that nobody walks needs no row. */
export const editionsOfBorrowers: Readonly<Partial<Record<Country, EditionOfBorrower>>> = {
  TH: thailand,
  MX: {
    rules: editions.MX,
    languages: ['es', 'en'],
    timeZone: 'America/Mexico_City',
    phone: { stem: '55', trunk: '' },
    pictures: { card: 'mx', certificate: 'mx-work-certificate.jpg' },
    name: ['名字', 'TOMAS'],
    secondName: 'PRUEBA',
    place: ['州', '市镇', '街区'],
    unlisted: 'Ejido Nuevo Amanecer',
    here: [21.88, -102.29],
    people: ['亲属', '另一位联系人'],
    numbers: {
      relative: '55 8765 4321',
      second: '55 8765 4322',
      other: '33 1234 5678',
      company: '55 1234 5678',
    },
    account: {
      bank: 'banamex',
      label: 'CLABE 账号',
      number: '002-010-07777777777-1',
      mistaken: 'bbva_mx',
    },
    code: '扫码支付',
  },
  PK: {
    rules: editions.PK,
    languages: ['ur', 'en'],
    timeZone: 'Asia/Karachi',
    phone: { stem: '30', trunk: '0' },
    pictures: { card: 'pk', certificate: 'pk-work-certificate.jpg' },
    name: ['姓名', 'Namoona Khan'],
    place: ['省或地区', '区县', '乡镇'],
    here: [31.55, 74.34],
    people: ['亲属', '另一位联系人'],
    numbers: {
      relative: '0301 7654321',
      second: '0302 7654321',
      other: '0345 1234567',
      company: '021 34567890',
    },
    account: {
      bank: 'scb_pk',
      label: 'IBAN 账号',
      number: 'PK36 SCBL 0000 0011 2345 6702',
      mistaken: 'hbl',
    },
    code: '扫 Raast 码支付',
  },
  EG: {
    rules: editions.EG,
    languages: ['ar', 'en'],
    timeZone: 'Africa/Cairo',
    phone: { stem: '10', trunk: '0' },
    pictures: { card: 'eg', certificate: 'eg-work-certificate.jpg' },
    name: ['姓名', 'Namuzag Tagribi'],
    place: ['省份', '城区或中心', '街区或村'],
    here: [30.06, 31.34],
    people: ['亲属', '另一位联系人'],
    numbers: {
      relative: '011 1234 5678',
      second: '011 1234 5679',
      other: '012 1234 5678',
      company: '02 2345 6789',
    },
    account: { bank: 'nbe', label: 'IBAN 账号', number: 'EG38 0019 0005 0000 0000 2631 8000 2' },
    code: '扫码支付',
  },
  GENERIC: {
    ...thailand,
    rules: editions.GENERIC,
    languages: ['en', 'es', 'vi', 'th', 'ar', 'ur'],
    pictures: { card: 'generic', certificate: 'generic-work-certificate.jpg' },
    name: ['姓名', 'Sample Person'],
    people: ['可以找的第一个人', '可以找的第二个人', '可以找的第三个人'],
    account: { bank: 'sample_one', label: '账号', number: '1234 5678' },
    code: '扫码支付',
  },
}

/** @throws Error where nobody has written what a borrower of the edition has in hand. */
export function editionOfBorrower(country: Country): EditionOfBorrower {
  const edition = editionsOfBorrowers[country]
  if (!edition) throw new Error(`tests/support/editions.ts has no borrower of ${country}`)
  return edition
}
