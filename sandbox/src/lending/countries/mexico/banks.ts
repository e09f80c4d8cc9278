import { banksFrom, type Bank, type BankRow } from '../shared/banks.ts'

/** Banks that a debit card can be paid into as well. */
const withCards: readonly BankRow[] = [
  ['bbva_mx', 'BBVA México'],
  ['banamex', 'Banamex'],
  ['santander_mx', 'Santander México'],
  ['banorte', 'Banorte'],
  ['hsbc_mx', 'HSBC México'],
  ['scotiabank_mx', 'Scotiabank México'],
  ['azteca', 'Banco Azteca'],
  ['bancoppel', 'BanCoppel'],
  ['inbursa', 'Inbursa'],
  ['bienestar', 'Banco del Bienestar'],
  ['banregio', 'Banregio'],
  ['banbajio', 'BanBajío'],
  ['afirme', 'Afirme'],
  ['hey_banco', 'Hey Banco'],
  ['nu_mx', 'Nu México'],
]

/** A CLABE names its bank by its first three digits; the list is what people pick from. */
export const banks: readonly Bank[] = [
  ...banksFrom('bank_account', 'es', [
    ...withCards,
    ['compartamos', 'Compartamos Banco'],
    ['mifel', 'Banca Mifel'],
    ['multiva', 'Multiva'],
    ['mercado_pago_mx', 'Mercado Pago'],
    ['spin_oxxo', 'Spin by OXXO'],
    ['klar', 'Klar'],
    ['stori', 'Stori'],
  ]),
  ...banksFrom('card', 'es', withCards),
]
