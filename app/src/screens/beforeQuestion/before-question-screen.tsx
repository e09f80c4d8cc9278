import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Card, Icon, Notice, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { Heading } from '../../frame/heading.ts'
import { Page } from '../../frame/page.tsx'
import { Points } from '../../frame/points.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** Why questions come before the product, what they are used for, and how many there are. */
export function BeforeQuestionScreen(): ReactNode {
  const { t } = useText()
  const asked = useQuery('/sign/is_questionnaire')
  if (asked.data?.is_due === false) return <Navigate to={pathTo('prod')} replace />
  const count = asked.data?.questions.length ?? 0
  return (
    <Page
      title={t('借款之前')}
      titleAs="p"
      back="home"
      footer={asked.data && <ActionLink to={pathTo('question')}>{t('开始回答问题')}</ActionLink>}
    >
      {asked.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />}
      {asked.state === 'failed' && <QueryError query={asked} />}
      {asked.data && (
        <>
          <Heading>{t('借多少钱才还得轻松?')}</Heading>
          <p>{asked.data.reason}</p>
          <Card>
            <Points>
              <li>
                <Icon name="clock" />
                {t('{count} 个问题,不到一分钟', { count })}
              </li>
              <li>
                <Icon name="evaluate" />
                {t('回答只用来算您每月还得起多少')}
              </li>
              <li>
                <Icon name="lock" />
                {t('我们不会向任何人打听您的回答')}
              </li>
            </Points>
          </Card>
          <Notice>{t('回答后,可借金额可能变少,也可能没有。')}</Notice>
        </>
      )}
    </Page>
  )
}
