import type { ReactNode } from 'react'
import country from '#country'
import { Card, LoanTimeline } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { isOver } from '../lender/lender-clock.ts'

/** How far a reported payment is: reported, looked for, answered by when. */
export function Tracker({ report }: { report: Schema<'PaymentReport'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const written = (instant: string) => format.moment(instant, country.timeZone)
  return (
    <Card>
      <LoanTimeline
        label={t('查找进度')}
        stateLabels={{
          done: t('已完成'),
          current: t('进行中'),
          next: t('尚未开始'),
          failed: t('未完成'),
        }}
        steps={[
          {
            label: t('您告诉了我们'),
            state: 'done',
            detail: written(report.reported_at),
          },
          {
            label: t('我们正在查找这笔付款'),
            state: 'current',
            more: isOver(report.answer_by)
              ? t('答应 {moment} 前的答复还没有给您。请联系我们。', {
                  moment: written(report.answer_by),
                })
              : t('我们会在 {moment} 前答复您', { moment: written(report.answer_by) }),
          },
          { label: t('记入您的借款'), state: 'next' },
        ]}
      />
    </Card>
  )
}
