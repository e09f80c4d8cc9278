import { banksFrom, type Bank, type BankRow } from '../shared/banks.ts'

/** Banks that a debit card can be paid into as well. */
const withCards: readonly BankRow[] = [
  ['hbl', 'HBL (Habib Bank)', 'حبیب بینک'],
  ['ubl', 'UBL (United Bank)', 'یونائیٹڈ بینک'],
  ['mcb', 'MCB Bank', 'ایم سی بی بینک'],
  ['nbp', 'National Bank of Pakistan', 'نیشنل بینک آف پاکستان'],
  ['abl', 'Allied Bank', 'الائیڈ بینک'],
  ['meezan', 'Meezan Bank', 'میزان بینک'],
  ['alfalah', 'Bank Alfalah', 'بینک الفلاح'],
  ['askari', 'Askari Bank', 'عسکری بینک'],
]

export const banks: readonly Bank[] = [
  ...banksFrom('bank_account', 'ur', [
    ...withCards,
    ['bahl', 'Bank AL Habib', 'بینک الحبیب'],
    ['faysal', 'Faysal Bank', 'فیصل بینک'],
    ['habibmetro', 'Habib Metropolitan Bank', 'حبیب میٹروپولیٹن بینک'],
    ['bop', 'Bank of Punjab', 'بینک آف پنجاب'],
    ['bok', 'Bank of Khyber', 'بینک آف خیبر'],
    ['js', 'JS Bank', 'جے ایس بینک'],
    ['soneri', 'Soneri Bank', 'سونیری بینک'],
    ['bankislami', 'BankIslami', 'بینک اسلامی'],
    ['dubai_islamic_pk', 'Dubai Islamic Bank Pakistan', 'دبئی اسلامک بینک پاکستان'],
    ['albaraka_pk', 'Al Baraka Bank Pakistan', 'البرکہ بینک پاکستان'],
    ['sindh', 'Sindh Bank', 'سندھ بینک'],
    ['scb_pk', 'Standard Chartered Pakistan', 'اسٹینڈرڈ چارٹرڈ پاکستان'],
  ]),
  ...banksFrom('card', 'ur', withCards),
  ...banksFrom('wallet', 'ur', [
    ['easypaisa', 'Easypaisa', 'ایزی پیسہ'],
    ['jazzcash', 'JazzCash', 'جاز کیش'],
    ['upaisa', 'UPaisa', 'یو پیسہ'],
    ['nayapay', 'NayaPay', 'نیا پے'],
    ['sadapay', 'SadaPay', 'سادہ پے'],
  ]),
]
