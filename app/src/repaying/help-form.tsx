import { useState, type ReactNode } from 'react'
import { Button, RadioTiles, readAmount, TextArea, TextField } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { requestDraft } from '../borrowing/use-open-request.ts'
import { refetchQueries } from '../frame/refetch-queries.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { tagOf } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { deleteDraft, useDeviceDraft } from '../session/drafts.ts'
import { helpOptions, type HelpWish } from './help-options.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-4);
`

const wishes = Object.keys(helpOptions) as HelpWish[]

interface HelpFormProps {
  order: Schema<'Order'>
  onDone: () => void
}

/** Asks a person for an easier plan. */
export default function HelpForm({ order, onDone }: HelpFormProps): ReactNode {
  const { t } = useText()
  const form = useHelp(order, onDone)
  return (
    <Stack>
      <p>{t('我们的人会看您的情况并答复您。申请免费,答复前不加逾期费。')}</p>
      <RadioTiles
        label={t('怎样对您有帮助?')}
        name="wish"
        columns="1"
        value={form.wish ?? ''}
        onValueChange={(wish) => form.change({ wish })}
        error={form.problem === 'wish' ? t('请选择一种办法') : undefined}
        options={wishes.map((wish) => ({
          value: wish,
          label: t(helpOptions[wish]),
        }))}
      />
      <TextField
        label={t('您每月能还多少?')}
        optionalLabel={t('可不填')}
        name="affordable"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={form.affordable}
        onValueChange={(affordable) => form.change({ affordable })}
        error={form.problem === 'affordable' ? t('请输入金额,例如 500') : undefined}
      />
      <TextArea
        label={t('还有什么要告诉我们?')}
        optionalLabel={t('可不填')}
        name="statement"
        maxLength={2000}
        value={form.statement}
        onValueChange={(statement) => form.change({ statement })}
      />
      <Button
        busy={form.busy}
        busyLabel={t('正在发送申请')}
        slowLabel={t('仍在处理,请不要离开')}
        onClick={form.submit}
      >
        {t('发送申请')}
      </Button>
    </Stack>
  )
}

/** What is filled in, and its sending. */
function useHelp({ order_id, payoff_today: { currency } }: Schema<'Order'>, onDone: () => void) {
  const locale = tagOf(useText().language)
  const draft = requestDraft('help', order_id)
  const [fields, change] = useDeviceDraft(draft, {})
  const { affordable = '', statement = '' } = fields
  const wish = wishes.find((each) => each === fields.wish)
  const [problem, setProblem] = useState<'wish' | 'affordable'>()
  const { submit, busy } = useSubmit(async () => {
    const amount = readAmount(affordable, currency, locale)
    const wrong = affordable.trim() !== '' && amount === undefined
    setProblem(wish === undefined ? 'wish' : wrong ? 'affordable' : undefined)
    if (wish === undefined || wrong) return
    const { client } = await lender()
    try {
      await client.post('/repay/help', {
        order_id,
        wish,
        ...(amount === undefined ? {} : { affordable_amount: { amount, currency } }),
        ...(statement.trim() === '' ? {} : { statement: statement.trim() }),
      })
      deleteDraft(draft)
    } finally {
      // Another device may have asked before: what it asked for comes with the answers.
      refetchQueries()
    }
    onDone()
  })
  return { wish, affordable, statement, change, problem, submit, busy }
}
