import type { ReactNode } from 'react'
import { Card, CopyRow, groupDigits, Result } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { Page } from '../../frame/page.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { SupportLine } from '../../help/support-line.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import type { Cancelled } from './use-cancelling.ts'

/** The request is in: until when it can be taken back, and by which number money that is left is claimed. */
export function CancelledPage({ keptUntil, claim }: Cancelled): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <Page title={t('注销申请已提交')} titleAs="p">
      <Result
        outcome="success"
        title={t('注销申请已提交')}
        actions={
          <>
            <ActionLink to={pathTo('home')} replace>
              {t('回到首页')}
            </ActionLink>
            <ActionLink to={pathTo('login')} variant="quiet" replace>
              {t('撤回:重新登录')}
            </ActionLink>
          </>
        }
      >
        {t('您的账户保留到 {date}。在那之前登录,就撤回注销。', { date: format.day(keptUntil) })}
      </Result>
      {claim !== undefined && (
        <Card>
          <p>
            {claim.owed === null
              ? t('以后如有属于您的钱到账,凭下面的编号领取。')
              : t('还有 {amount} 属于您。以后凭下面的编号向我们领取。', {
                  amount: format.money(claim.owed),
                })}
          </p>
          <CopyRow
            label={t('领取编号')}
            value={claim.reference}
            display={groupDigits(claim.reference, [4])}
            copyLabel={t('复制编号')}
            copiedLabel={t('已复制编号')}
          />
          <SmallPrint>{t('请记下这个编号,短信里也有。')}</SmallPrint>
        </Card>
      )}
      <SupportLine />
    </Page>
  )
}
