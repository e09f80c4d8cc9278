import { banksFrom, type Bank, type BankRow } from '../shared/banks.ts'

/** Banks that a debit card can be paid into as well. */
const withCards: readonly BankRow[] = [
  ['nbe', 'National Bank of Egypt', 'البنك الأهلي المصري'],
  ['banque_misr', 'Banque Misr', 'بنك مصر'],
  ['cib', 'Commercial International Bank (CIB)', 'البنك التجاري الدولي'],
  ['banque_du_caire', 'Banque du Caire', 'بنك القاهرة'],
  ['qnb_eg', 'QNB Egypt', 'بنك قطر الوطني مصر'],
  ['alexbank', 'AlexBank', 'بنك الإسكندرية'],
  ['abe', 'Agricultural Bank of Egypt', 'البنك الزراعي المصري'],
]

export const banks: readonly Bank[] = [
  ...banksFrom('bank_account', 'ar', [
    ...withCards,
    ['hdb', 'Housing and Development Bank', 'بنك التعمير والإسكان'],
    ['faisal_eg', 'Faisal Islamic Bank of Egypt', 'بنك فيصل الإسلامي المصري'],
    ['adib_eg', 'Abu Dhabi Islamic Bank Egypt', 'مصرف أبوظبي الإسلامي مصر'],
    ['aaib', 'Arab African International Bank', 'البنك العربي الأفريقي الدولي'],
    ['suez_canal', 'Suez Canal Bank', 'بنك قناة السويس'],
    ['ca_eg', 'Crédit Agricole Egypt', 'كريدي أجريكول مصر'],
    ['hsbc_eg', 'HSBC Egypt', 'إتش إس بي سي مصر'],
    ['enbd_eg', 'Emirates NBD Egypt', 'بنك الإمارات دبي الوطني مصر'],
    ['ebank', 'Export Development Bank of Egypt', 'البنك المصري لتنمية الصادرات'],
    ['united_eg', 'United Bank of Egypt', 'المصرف المتحد'],
  ]),
  ...banksFrom('card', 'ar', withCards),
  ...banksFrom('wallet', 'ar', [
    ['vodafone_cash', 'Vodafone Cash', 'فودافون كاش'],
    ['orange_cash', 'Orange Cash', 'أورنج كاش'],
    ['e_and_cash', 'e& cash', 'إي آند كاش'],
    ['we_pay', 'WE Pay', 'وي باي'],
  ]),
]
