import type { Country } from '../settings.ts'

export type AccountCategory = 'bank_account' | 'card' | 'wallet'

/** One place that can receive money, with its name at home and in English. */
export interface Bank {
  code: string
  category: AccountCategory
  names: { th?: string; en: string }
}

const bank = (code: string, en: string, th: string): Bank => ({
  code,
  category: 'bank_account',
  names: { en, th },
})
const wallet = (code: string, en: string, th: string): Bank => ({
  code,
  category: 'wallet',
  names: { en, th },
})

const THAI_BANKS: readonly Bank[] = [
  bank('kbank', 'Kasikornbank', 'กสิกรไทย'),
  bank('scb', 'Siam Commercial Bank', 'ไทยพาณิชย์'),
  bank('bbl', 'Bangkok Bank', 'กรุงเทพ'),
  bank('ktb', 'Krungthai Bank', 'กรุงไทย'),
  bank('bay', 'Krungsri (Bank of Ayudhya)', 'กรุงศรีอยุธยา'),
  bank('ttb', 'TMBThanachart Bank (ttb)', 'ทหารไทยธนชาต'),
  bank('gsb', 'Government Savings Bank', 'ออมสิน'),
  bank('baac', 'Bank for Agriculture (BAAC)', 'ธ.ก.ส.'),
  bank('ghb', 'Government Housing Bank', 'อาคารสงเคราะห์'),
  bank('uob', 'UOB Thailand', 'ยูโอบี'),
  bank('cimb', 'CIMB Thai', 'ซีไอเอ็มบี ไทย'),
  bank('kkp', 'Kiatnakin Phatra Bank', 'เกียรตินาคินภัทร'),
  bank('lhb', 'LH Bank', 'แลนด์ แอนด์ เฮ้าส์'),
  bank('tisco', 'TISCO Bank', 'ทิสโก้'),
  bank('ibank', 'Islamic Bank of Thailand', 'อิสลามแห่งประเทศไทย'),
  wallet('promptpay', 'PromptPay', 'พร้อมเพย์'),
  wallet('truemoney', 'TrueMoney Wallet', 'ทรูมันนี่ วอลเล็ท'),
]

/** What can receive a loan in each edition. The other countries' lists come with their editions. */
const BANKS: Readonly<Record<Country, readonly Bank[]>> = {
  TH: THAI_BANKS,
  MX: [],
  PK: [],
  EG: [],
  GENERIC: [],
}

export const banksOf = (country: Country): readonly Bank[] => BANKS[country]

/** The bank of that code and category in the edition; undefined when there is none. */
export const findBank = (
  country: Country,
  code: string,
  category: AccountCategory,
): Bank | undefined =>
  banksOf(country).find((each) => each.code === code && each.category === category)

/** A bank's name in the asked language; English where it has none in that language. */
export const bankName = (each: Bank, language: string): string =>
  (language === 'th' ? each.names.th : undefined) ?? each.names.en
