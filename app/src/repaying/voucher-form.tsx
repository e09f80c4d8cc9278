import country from '#country'
import { useEffect, useState, type ReactNode } from 'react'
import { Button, Card, readAmount, TextField, VoucherUpload } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { createPhotoWorker } from '../certification/photo-worker.ts'
import { sendPicture } from '../certification/send-picture.ts'
import { todayIn } from '../certification/today.ts'
import { useFormSubmit } from '../frame/use-submit.ts'
import { useFormat } from '../i18n/formatters.ts'
import { tagOf } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { deleteDraft, useDeviceDraft } from '../session/drafts.ts'
import { dayOfPayment } from './day-of-payment.ts'

/** What the lender takes of a slip. */
const pictures = 'image/*'

const Form = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-4);
  & h2 {
    font-size: var(--paso-text-body);
  }
`

interface VoucherFormProps {
  repayment: Schema<'Repayment'>
  onSent: () => void
}

/** Reports a payment that the lender has not found by itself: slip, day, sum. The slip alone is not kept. */
export default function VoucherForm({ repayment, onSent }: VoucherFormProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const form = useVoucher(repayment, onSent)
  return (
    <Form aria-labelledby="voucher">
      <h2 id="voucher">{t('告诉我们您已付款')}</h2>
      <VoucherUpload
        label={t('付款凭证')}
        hint={t('银行应用里的转账成功页面,或店里的收据')}
        name="voucher"
        accept={pictures}
        maxBytes={0}
        createWorker={createPhotoWorker}
        labels={{
          choose: t('选择凭证图片'),
          replace: t('换一张'),
          remove: t('移除'),
          working: t('正在处理图片'),
          preview: t('您的付款凭证'),
          unreadable: t('这不是图片,请另选一个'),
          tooLarge: t('请选择图片,例如转账成功页面的截图'),
        }}
        error={form.problem('file_id') && t('请先选择付款凭证')}
        onValueChange={form.setSlip}
      />
      <TextField
        label={t('付款日期')}
        name="paid_on"
        type="date"
        // The phone's own field has the years of the phone; this is the day as we write it.
        hint={form.paidOn === '' ? undefined : format.day(form.paidOn)}
        value={form.paidOn}
        onValueChange={(paid_on) => form.change({ paid_on })}
        error={form.problem('paid_on') && t('请选择您付款的日期:在放款之后,不晚于今天')}
      />
      <TextField
        label={t('付款金额')}
        name="paid_amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={form.typed}
        onValueChange={(paid_amount) => form.change({ paid_amount })}
        error={form.problem('amount.amount') && t('请输入您付的金额')}
      />
      <Button
        busy={form.busy}
        busyLabel={t('正在发送凭证')}
        slowLabel={t('仍在处理,请不要离开')}
        onClick={form.submit}
      >
        {t('发送凭证')}
      </Button>
    </Form>
  )
}

type VoucherField = 'file_id' | 'paid_on' | 'amount.amount'

const controls: Record<VoucherField, string> = {
  file_id: 'voucher',
  paid_on: 'paid_on',
  'amount.amount': 'paid_amount',
}

const fields = Object.keys(controls) as VoucherField[]

/** What is wrong is said at the field: that is where a reader goes on. */
const focusOn = (field: VoucherField): void =>
  document.querySelector<HTMLElement>(`[name="${controls[field]}"]`)?.focus()

/** What is filled in, and its sending. */
function useVoucher(repayment: Schema<'Repayment'>, onSent: () => void) {
  const { repayment_id, amount: asked } = repayment
  const [slip, setSlip] = useState<File | null>(null)
  const draft = `voucher:${repayment_id}` as const
  const [filledIn, change] = useDeviceDraft(draft, {})
  // By the lender's clock: a phone's may be days wrong.
  const likelyDay = dayOfPayment(repayment.instruction.expires_local, todayIn(country.timeZone))
  const { paid_on: paidOn = likelyDay, paid_amount: typed = (asked.amount / 100).toFixed(2) } =
    filledIn
  const [missing, setMissing] = useState<readonly VoucherField[]>([])
  const amount = readAmount(typed, asked.currency, tagOf(useText().language))
  const { submit, busy, fieldErrors } = useFormSubmit(async () => {
    const empty: VoucherField[] = [
      ...(slip === null ? (['file_id'] as const) : []),
      ...(paidOn === '' ? (['paid_on'] as const) : []),
      ...(amount === undefined || amount < 1 ? (['amount.amount'] as const) : []),
    ]
    setMissing(empty)
    if (empty[0] !== undefined) focusOn(empty[0])
    if (slip === null || amount === undefined || empty.length > 0) return
    const file_id = await sendPicture('repayment_voucher', slip, new AbortController().signal)
    const { client } = await lender()
    await client.post('/repay/voucher', {
      repayment_id,
      file_id,
      paid_on: paidOn,
      amount: { ...asked, amount },
    })
    deleteDraft(draft)
    onSent()
  })
  useEffect(() => {
    const first = fields.find((field) => fieldErrors.some((each) => each.field === field))
    if (first !== undefined) focusOn(first)
  }, [fieldErrors])
  const problem = (field: VoucherField): true | undefined =>
    missing.includes(field) || fieldErrors.some((each) => each.field === field) ? true : undefined
  return { setSlip, paidOn, typed, change, problem, submit, busy }
}
