import { useId, type ReactNode } from 'react'
import { ActionLink } from '../../frame/action-link.tsx'
import { ContactRules } from '../../help/contact-rules.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'

interface LateHelpProps {
  orderId: string
  /** Help was asked for, and is not answered yet. */
  asked: boolean
}

/** For who is late: that a person helps, and how we may ask for the money. */
export default function LateHelp({ orderId, asked }: LateHelpProps): ReactNode {
  const { t } = useText()
  const heading = useId()
  return (
    <>
      {!asked && (
        <HomeCard aria-labelledby={heading}>
          <h2 id={heading}>{t('一次还不上?')}</h2>
          <p>{t('我们的人会看您的情况并答复您。申请免费,答复前不加逾期费。')}</p>
          <ActionLink
            to={pathTo('repayment', {}, { order: orderId, extend: 'help' })}
            variant="quiet"
          >
            {t('申请还款帮助')}
          </ActionLink>
        </HomeCard>
      )}
      <ContactRules />
    </>
  )
}
