import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Screen } from '@paso/ui-kit'
import { accountForm, categoriesOf } from '../../application-flow/forms/account.ts'
import { QuestionForm } from '../../certification/question-form.tsx'
import { PageBar } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { PostBody, Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'
import type { DraftFields } from '../../session/drafts.ts'
import { sendOnce } from '../../session/outbox.ts'

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
  const send = useCallback(
    async (body: Record<string, unknown>) => {
      // It has passed `validateStep`, which holds it to the contract's body.
      await sendOnce('/bank/account', body as PostBody<'/bank/account'>)
      onSaved()
    },
    [onSaved],
  )
  return (
    <Screen>
      <PageBar title={t(form.name)} titleAs="p" back={back} />
      <QuestionForm form={form} fields={fields} change={change} send={send} notice={notice} />
    </Screen>
  )
}
