import type { CountryForms } from '../../countries/country-profile.ts'
import type { Schema } from '../../lender/answers.ts'
import type { AccountRow, FormTable, PlainMessage, Row } from './form-table.ts'

type Bank = Schema<'Bank'>
type Category = Schema<'AccountCategory'>

const categories = {
  bank_account: '银行账户',
  card: '银行卡',
  wallet: '电子钱包',
} as const satisfies Record<Category, PlainMessage>

/** The categories that there is a bank for, in the order people see them. */
export const categoriesOf = (banks: readonly Bank[]): readonly Category[] =>
  (Object.keys(categories) as Category[]).filter((category) =>
    banks.some((bank) => bank.category === category),
  )

/** Whom the number belongs to. */
const bankWords = (category: Category) =>
  category === 'wallet'
    ? ({ label: '钱包', missing: '请选择钱包' } as const)
    : ({ label: '银行', missing: '请选择银行' } as const)

const bankRow = (category: Category, banks: readonly Bank[]): Row => {
  const offered = banks.filter((bank) => bank.category === category)
  return {
    kind: 'namedList',
    name: 'bank_code',
    ...bankWords(category),
    options: offered.map((bank) => bank.bank_code),
    names: Object.fromEntries(offered.map((bank) => [bank.bank_code, bank.name])),
    shownWhen: (fields) => fields['category'] === category,
  }
}

/** What a number is called in each category, and how people there read it back. A wallet's is a mobile number. */
const numbers = {
  bank_account: { label: '账号', differs: '两次输入的账号不一致,请核对', groups: [4] },
  card: { label: '银行卡号', differs: '两次输入的银行卡号不一致,请核对', groups: [4] },
  wallet: { label: '钱包号码', differs: '两次输入的钱包号码不一致,请核对', groups: 'phone' },
} as const satisfies Record<
  Category,
  { label: PlainMessage; differs: PlainMessage; groups: AccountRow['groups'] }
>

/** Whose it is: a bank or the wallet's provider has the name. */
const holderWords = (isWallet: boolean) =>
  isWallet
    ? ({
        label: '钱包户名',
        hint: '与钱包登记的姓名一致',
        missing: '请填写钱包户名',
        rules: { holder_differs: '钱包户名与您核实过的姓名不同,请填写您本人的钱包' },
      } as const)
    : ({
        label: '户名',
        hint: '与银行登记的姓名一致',
        missing: '请填写户名',
        rules: { holder_differs: '户名与您核实过的姓名不同,请填写您本人的账户' },
      } as const)

const holderRow = (isWallet: boolean): Row => ({
  kind: 'text',
  name: 'holder_name',
  ...holderWords(isWallet),
  autoComplete: 'name',
  shownWhen: (fields) => (fields['category'] === 'wallet') === isWallet,
})

/** What is asked of a category, by name; the number of a bank account as people in the country have it. */
export const accountWords = (category: Category, { account }: Pick<CountryForms, 'account'>) => ({
  category: categories[category],
  bank: bankWords(category).label,
  number: category === 'bank_account' ? account : numbers[category],
  holder: holderWords(category === 'wallet').label,
})

const numberRow = (category: Category, account: CountryForms['account']): Row => ({
  kind: 'account',
  name: 'number',
  label: numbers[category].label,
  hint: '可以粘贴,空格和横线会自动去掉',
  inputMode: 'numeric',
  copyLabel: '再输入一次',
  missing: '请输入完整的号码',
  wrong: '请输入完整的号码',
  rules: {
    copy_differs: numbers[category].differs,
    account_check: '这个号码不正确,请核对每一位',
  },
  groups: numbers[category].groups,
  ...(category === 'bank_account' ? account : {}),
  shownWhen: (fields) => fields['category'] === category,
})

/** A new receiving account at one of the lender's banks. */
export const accountForm = (banks: readonly Bank[]): FormTable<'bankcard'> => ({
  page: 'bankcard',
  name: '收款账户',
  title: '填写收款账户',
  rows: ({ account }) => [
    {
      kind: 'tiles',
      name: 'category',
      label: '收款方式',
      missing: '请选择银行',
      options: categoriesOf(banks),
      words: categories,
      resets: ['bank_code', 'number', 'number_copy'],
    },
    ...categoriesOf(banks).map((category) => bankRow(category, banks)),
    ...categoriesOf(banks).map((category) => numberRow(category, account)),
    holderRow(false),
    holderRow(true),
    {
      kind: 'consent',
      name: 'consent',
      label: '我同意将这些信息用于身份、借款、付款和银行卡核验',
      missing: '请勾选同意后再继续',
    },
  ],
})
