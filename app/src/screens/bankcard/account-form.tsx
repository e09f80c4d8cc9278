import { useState, type ReactNode } from 'react'
import { forms } from '#country/forms'
import {
  Button,
  CardNumberField,
  Checkbox,
  ErrorSummary,
  RadioTiles,
  SelectField,
  TextField,
} from '@paso/ui-kit'
import { Page } from '../../frame/page.tsx'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import { sendOnce } from '../../session/outbox.ts'
import { accountMessage, checkAccount, type AccountFields } from './account-rules.ts'

type Category = Schema<'AccountCategory'>
const categories = {
  bank_account: '银行账户',
  card: '银行卡',
  wallet: '电子钱包',
} as const satisfies Record<Category, string>

interface AccountFormProps {
  banks: readonly Schema<'Bank'>[]
  /** Proposed, from what the borrower confirmed. */
  holderName: string
  onSaved: () => void
  /** Where back leads when there is no page of ours before this one. */
  back: RouteName
  /** Stands above the fields. */
  notice?: ReactNode
}

/** A new receiving account. Nothing typed leaves the page before it is sent. */
export function AccountForm({
  banks,
  holderName,
  onSaved,
  back,
  notice,
}: AccountFormProps): ReactNode {
  const { t } = useText()
  const offered = (Object.keys(categories) as Category[]).filter((category) =>
    banks.some((bank) => bank.category === category),
  )
  const [fields, setFields] = useState<AccountFields>({
    category: offered[0] ?? 'bank_account',
    bank_code: '',
    number: '',
    number_copy: '',
    holder_name: holderName,
    consent: false,
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const { submit, busy, fieldErrors } = useSubmit(async () => {
    setAttempt((count) => count + 1)
    if (checkAccount(fields).length > 0) return
    await sendOnce('/bank/account', fields)
    onSaved()
  })

  const own = checkAccount(fields)
  const problems = [
    ...own,
    ...fieldErrors.filter(({ field }) => !own.some((o) => o.field === field)),
  ]
  const shown = problems.filter(({ field }) => attempt > 0 || left.has(field))
  const errorOf = (field: string): string | undefined => {
    const problem = shown.find((each) => each.field === field)
    return problem === undefined ? undefined : t(accountMessage(problem))
  }
  const change = (part: Partial<AccountFields>): void =>
    setFields((before) => ({ ...before, ...part }))
  const isWallet = fields.category === 'wallet'

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onBlur={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name !== '' && value !== '') setLeft((before) => new Set(before).add(name))
      }}
    >
      <Page
        title={t('收款账户')}
        back={back}
        footer={
          <Button
            type="submit"
            busy={busy}
            busyLabel={t('正在保存')}
            slowLabel={t('仍在处理,请不要离开')}
          >
            {t('保存并继续')}
          </Button>
        }
      >
        {notice}
        {attempt > 0 && problems.length > 0 && (
          <ErrorSummary
            title={t('有 {count} 处需要改正', { count: problems.length })}
            attempt={attempt}
            problems={problems.map((problem) => ({
              fieldId: problem.field,
              message: t(accountMessage(problem)),
            }))}
          />
        )}
        <RadioTiles
          name="category"
          label={t('收款方式')}
          options={offered.map((value) => ({ value, label: t(categories[value]) }))}
          defaultValue={fields.category}
          onValue={(category) => change({ category: category as Category, bank_code: '' })}
        />
        <SelectField
          key={fields.category}
          id="bank_code"
          name="bank_code"
          label={isWallet ? t('钱包') : t('银行')}
          placeholder={t('请选择')}
          options={banks
            .filter((bank) => bank.category === fields.category)
            .map((bank) => ({ value: bank.bank_code, label: bank.name }))}
          defaultValue={fields.bank_code}
          onValue={(bank_code) => change({ bank_code })}
          error={errorOf('bank_code')}
        />
        <CardNumberField
          name="number"
          words={{
            label: isWallet ? t('钱包号码') : t('账号'),
            hint: t('可以粘贴,空格和横线会自动去掉'),
            error: errorOf('number'),
          }}
          copyWords={{ label: t('再输入一次'), error: errorOf('number_copy') }}
          groups={forms.accountGroups}
          onValue={({ number, copy }) => change({ number, number_copy: copy })}
        />
        <TextField
          id="holder_name"
          name="holder_name"
          label={t('户名')}
          hint={t('与银行登记的姓名一致')}
          autoComplete="name"
          dir="auto"
          defaultValue={fields.holder_name}
          onValue={(holder_name) => change({ holder_name })}
          error={errorOf('holder_name')}
        />
        <Checkbox
          id="consent"
          name="consent"
          label={t('我同意将这些信息用于身份、借款、付款和银行卡核验')}
          onValue={(consent) => change({ consent })}
          error={errorOf('consent')}
        />
      </Page>
    </form>
  )
}
