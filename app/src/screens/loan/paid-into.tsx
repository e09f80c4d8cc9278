import type { ReactNode } from 'react'
import { CheckAnswers } from '@paso/ui-kit'
import { useText } from '../../i18n/use-text.ts'
import type { ReceivingAccount } from '../../lender/answers.ts'
import { ShownAccount } from '../../borrowing/shown-account.tsx'

interface PaidIntoProps {
  account: ReceivingAccount
  /** Where another is chosen. */
  changeAt: string
}

/** Where the money goes, with a way to change it. */
export function PaidInto({ account, changeAt }: PaidIntoProps): ReactNode {
  const { t } = useText()
  return (
    <CheckAnswers
      changeLabel={t('换一个账户')}
      answers={[
        {
          label: t('转入账户'),
          value: <ShownAccount account={account} />,
          href: changeAt,
        },
        {
          label: t(account.category === 'wallet' ? '钱包户名' : '户名'),
          value: <bdi>{account.holder_name}</bdi>,
        },
      ]}
    />
  )
}
