import { useMemo, type ReactNode } from 'react'
import { Screen } from '@paso/ui-kit'
import { accountForm, categoriesOf } from '../../application-flow/forms/account.ts'
import { QuestionForm } from '../../certification/question-form.tsx'
import { PageBar } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import { useDeviceDraft } from '../../session/drafts.ts'
import { AccountReview } from './account-review.tsx'
import { useReviewedSave } from './use-reviewed-save.ts'
import { ConfirmByCode } from '../../signing-in/confirm-by-code.tsx'

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

/** A new receiving account, kept on the device but for its number. Nothing typed leaves it before it is sent. */
export function AccountForm({
  banks,
  holderName,
  onSaved,
  back,
  notice,
}: AccountFormProps): ReactNode {
  const { t } = useText()
  const form = useMemo(() => accountForm(banks), [banks])
  const [fields, change] = useDeviceDraft('bankcard', {
    category: categoriesOf(banks)[0] ?? 'bank_account',
    holder_name: holderName,
  })
  const { send, review, goOn, leave } = useReviewedSave(onSaved)
  return (
    <>
      {review?.asked === 'code' && (
        <ConfirmByCode
          back={back}
          why={`${t('更改收款账户前,请用短信验证码再确认一次。')} ${t('填好的内容会保留。只有号码和勾选不存在这部手机上:本页重新打开后,请再填一次。')}`}
          onConfirmed={goOn}
        />
      )}
      {review !== undefined && review.asked !== 'code' && (
        <AccountReview
          banks={banks}
          body={review.body}
          isSending={review.asked === undefined}
          back={back}
          onRight={goOn}
          onWrong={leave}
        />
      )}
      {/* Stays, so that what the lender finds wrong lands on its fields. */}
      <div hidden={review !== undefined}>
        <Screen>
          <PageBar title={t(form.name)} titleAs="p" back={back} />
          <QuestionForm form={form} fields={fields} change={change} send={send} notice={notice} />
        </Screen>
      </div>
    </>
  )
}
