import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Screen } from '@paso/ui-kit'
import { accountForm, categoriesOf } from '../../application-flow/forms/account.ts'
import { QuestionForm } from '../../certification/question-form.tsx'
import { PageBar } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import type { DraftFields } from '../../session/drafts.ts'
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

/** A new receiving account. Nothing typed leaves the page before it is sent. */
export function AccountForm({
  banks,
  holderName,
  onSaved,
  back,
  notice,
}: AccountFormProps): ReactNode {
  const { t } = useText()
  const form = useMemo(() => accountForm(banks), [banks])
  const [fields, setFields] = useState<DraftFields>({
    category: categoriesOf(banks)[0] ?? 'bank_account',
    holder_name: holderName,
  })
  const change = useCallback(
    (part: DraftFields) => setFields((before) => ({ ...before, ...part })),
    [],
  )
  const { send, review, confirmed } = useReviewedSave(onSaved)
  return (
    <>
      {confirmed !== undefined && (
        <ConfirmByCode
          back={back}
          why={t('更改收款账户前,请用短信验证码再确认一次。填好的内容不会丢失。')}
          onConfirmed={confirmed}
        />
      )}
      {confirmed === undefined && review !== undefined && (
        <AccountReview
          banks={banks}
          body={review.body}
          isSending={review.isSending}
          onAnswer={review.answer}
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
