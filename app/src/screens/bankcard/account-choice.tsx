import { useState, type ReactNode } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { Button, RadioTiles } from '@paso/ui-kit'
import { accountOptions } from '../../borrowing/account-options.ts'
import { Page } from '../../frame/page.tsx'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import type { ReceivingAccount } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { ConfirmByCode } from '../../signing-in/confirm-by-code.tsx'

interface AccountChoiceProps {
  /** At least one. */
  accounts: readonly ReceivingAccount[]
  notice: ReactNode
  onChosen: () => void
  /** The borrower wants to give a new one. */
  onOther: () => void
}

/** One of the accounts given before, in the place of one that did not work. */
export function AccountChoice({
  accounts,
  notice,
  onChosen,
  onOther,
}: AccountChoiceProps): ReactNode {
  const { t } = useText()
  const { chosen, setChosen, isRefused, chooseAgain, submit, busy } = useChoosing(
    accounts,
    onChosen,
  )
  if (isRefused) {
    return (
      <ConfirmByCode
        back="orderdetails"
        why={t('更改收款账户前,请用短信验证码再确认一次。')}
        onConfirmed={chooseAgain}
      />
    )
  }
  return (
    <Page
      title={t('收款账户')}
      back="orderdetails"
      footer={
        <>
          <Button
            busy={busy}
            busyLabel={t('正在保存')}
            slowLabel={t('仍在处理,请不要离开')}
            onClick={submit}
          >
            {t('使用这个账户')}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {t('填写收款账户')}
          </Button>
        </>
      }
    >
      {notice}
      <RadioTiles
        name="account"
        label={t('转入账户')}
        options={accountOptions(accounts)}
        defaultValue={chosen}
        onValueChange={setChosen}
      />
    </Page>
  )
}

/** Takes an account for the money, after a new code where the lender asks for one. */
function useChoosing(accounts: readonly ReceivingAccount[], onChosen: () => void) {
  const [chosen, setChosen] = useState(accounts[0]?.account_id ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const choose = async (): Promise<void> => {
    const { client } = await lender()
    await client.post('/bank/account_default', { account_id: chosen })
    onChosen()
  }
  const { submit, busy } = useSubmit(choose, (failure) => {
    const asked = isLenderFailure(failure, 403002)
    setIsRefused(asked)
    return asked
  })
  const chooseAgain = (): void => {
    setIsRefused(false)
    void submit()
  }
  return { chosen, setChosen, isRefused, chooseAgain, submit, busy }
}
