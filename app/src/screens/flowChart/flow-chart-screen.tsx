import type { ReactNode } from 'react'
import { FlowChart, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { Page } from '../../frame/page.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { routeOfNext } from '../../frame/next-route.ts'
import { useQuery } from '../../frame/use-query.ts'
import { SupportLine } from '../../help/support-line.tsx'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Next } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { flowPosition, isLate } from './flow-position.ts'

/** What the press leads to, once nothing but the loan itself is left. */
const wayOn: Partial<Record<Next, MessageId>> = {
  prod: '去借款',
  orderdetails: '看借款',
  repayment: '去还款',
}

/** How a loan proceeds, as a drawing with the borrower's own place in it. */
export function FlowChartScreen(): ReactNode {
  const { t } = useText()
  const home = useQuery('/home/index')
  const next = home.data?.next ?? null
  return (
    <Page
      title={t('借款怎么进行')}
      back="home"
      footer={
        next !== null &&
        next !== 'home' && (
          <ActionLink to={pathTo(routeOfNext(next))}>{t(wayOn[next] ?? '去下一步')}</ActionLink>
        )
      }
    >
      {home.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />}
      {home.state === 'failed' && <QueryError query={home} />}
      {home.data && (
        <FlowChart
          label={t('借款怎么进行')}
          position={flowPosition(home.data)}
          hereLabel={t('您在这里')}
          steps={[
            { title: t('填资料'), detail: t('拍证件,回答几页问题,约 8 分钟'), icon: 'form' },
            { title: t('评估'), detail: t('几分钟内告诉您能借多少'), icon: 'evaluate' },
            { title: t('在签约应用里签名'), detail: t('先看清全部费用,约 1 分钟'), icon: 'sign' },
            { title: t('收钱'), detail: t('签名后 12 小时内到账'), icon: 'money' },
            isLate(home.data)
              ? {
                  title: t('还款,已经逾期'),
                  detail: t('尽早还一部分或全部,有难处也请告诉我们'),
                  icon: 'clock',
                }
              : { title: t('按期还款'), detail: t('准时还,早还省利息'), icon: 'clock' },
          ]}
        />
      )}
      {home.state !== 'loading' && <SupportLine />}
    </Page>
  )
}
