import type { ReactNode } from 'react'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../../frame/action-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

const Stack = styled(Card)`
  display: grid;
  gap: var(--paso-space-3);
`

const Title = styled.h2`
  font-size: var(--paso-text-title);
`

/** The loan's money came back: what happened, and the one thing to do. */
export default function FailedPayout({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const query = { order: order.order_id }
  return (
    <Stack aria-labelledby="failed-payout">
      <Title id="failed-payout">{t('银行把钱退回了')}</Title>
      <p>{t('您不欠任何款项。换一个账户,我们会再放款一次。')}</p>
      <ActionLink to={pathTo('bankcard', {}, query)}>{t('换一个账户')}</ActionLink>
      <ActionLink to={pathTo('orderdetails', {}, query)} variant="quiet">
        {t('查看详情')}
      </ActionLink>
    </Stack>
  )
}
