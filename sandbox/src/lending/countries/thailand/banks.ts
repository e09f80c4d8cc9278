import { banksFrom, type Bank, type BankRow } from '../shared/banks.ts'

/** Banks that a debit card can be paid into as well. */
const withCards: readonly BankRow[] = [
  ['kbank', 'Kasikornbank', 'กสิกรไทย'],
  ['scb', 'Siam Commercial Bank', 'ไทยพาณิชย์'],
  ['bbl', 'Bangkok Bank', 'กรุงเทพ'],
  ['ktb', 'Krungthai Bank', 'กรุงไทย'],
  ['bay', 'Krungsri (Bank of Ayudhya)', 'กรุงศรีอยุธยา'],
  ['ttb', 'TMBThanachart Bank (ttb)', 'ทหารไทยธนชาต'],
  ['gsb', 'Government Savings Bank', 'ออมสิน'],
  ['baac', 'Bank for Agriculture (BAAC)', 'ธ.ก.ส.'],
]

export const banks: readonly Bank[] = [
  ...banksFrom('bank_account', 'th', [
    ...withCards,
    ['ghb', 'Government Housing Bank', 'อาคารสงเคราะห์'],
    ['uob', 'UOB Thailand', 'ยูโอบี'],
    ['cimb', 'CIMB Thai', 'ซีไอเอ็มบี ไทย'],
    ['kkp', 'Kiatnakin Phatra Bank', 'เกียรตินาคินภัทร'],
    ['lhb', 'LH Bank', 'แลนด์ แอนด์ เฮ้าส์'],
    ['tisco', 'TISCO Bank', 'ทิสโก้'],
    ['ibank', 'Islamic Bank of Thailand', 'อิสลามแห่งประเทศไทย'],
  ]),
  ...banksFrom('card', 'th', withCards),
  ...banksFrom('wallet', 'th', [
    ['promptpay', 'PromptPay', 'พร้อมเพย์'],
    ['truemoney', 'TrueMoney Wallet', 'ทรูมันนี่ วอลเล็ท'],
  ]),
]
