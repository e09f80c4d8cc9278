import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { Screen } from '@paso/ui-kit'
import { accountForm, categoriesOf } from '../../application-flow/forms/account.ts'
import { QuestionForm } from '../../certification/question-form.tsx'
import { presentLater } from '../../failures/present-later.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { PageBar } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { PostBody, Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import type { DraftFields } from '../../session/drafts.ts'
import { sendOnce } from '../../session/outbox.ts'
import { AccountReview } from './account-review.tsx'

const FreshCodePage = lazyPart(
  () => import('../../signing-in/fresh-code-page.tsx'),
  ['account', 'code'],
)

interface Review {
  body: Record<string, unknown>
  answer: (isRight: boolean) => void
  isSending: boolean
}

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
  /** What was sent, while the lender asks for a new code first. */
  const [refused, setRefused] = useState<Record<string, unknown>>()
  const save = useCallback(
    async (body: Record<string, unknown>) => {
      // It has passed `validateStep`, which holds it to the contract's body.
      try {
        await sendOnce('/bank/account', body as PostBody<'/bank/account'>)
      } catch (failure) {
        if (!isLenderFailure(failure, 403002)) throw failure
        setRefused(body)
        return
      }
      onSaved()
    },
    [onSaved],
  )
  const [review, setReview] = useState<Review>()
  const send = useCallback(
    async (body: Record<string, unknown>) => {
      const isRight = await new Promise<boolean>((answer) => {
        setReview({ body, answer, isSending: false })
      })
      if (!isRight) return setReview(undefined)
      setReview((before) => before && { ...before, isSending: true })
      try {
        await save(body)
      } finally {
        setReview(undefined)
      }
    },
    [save],
  )
  if (refused !== undefined) {
    const sendAgain = (): void => {
      setRefused(undefined)
      save(refused).catch(presentLater)
    }
    return (
      <Suspense>
        <FreshCodePage
          back={back}
          why={t('更改收款账户前,请用短信验证码再确认一次。填好的内容不会丢失。')}
          onConfirmed={sendAgain}
        />
      </Suspense>
    )
  }
  return (
    <>
      {review !== undefined && (
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
