import { useId, type ReactNode } from 'react'
import { contactRules } from '#country/contact'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import { useRegulatorLink } from './use-regulator-link.tsx'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-strong);
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paso-space-1);
    padding-inline-start: var(--paso-space-4);
    color: var(--paso-ink-2);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--paso-target);
    margin-block: -0.75rem;
    color: var(--paso-brand-ink);
    font-weight: 600;
  }
`

/** When and how the lender may write or call, and who watches over that. */
export function ContactRules(): ReactNode {
  const { t } = useText()
  const heading = useId()
  const regulator = useRegulatorLink()
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('我们何时、如何可以联系您')}</h2>
      <ul>
        {contactRules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      {regulator !== undefined && (
        <p>
          {t('有人不守这些规则?请告诉监管机构:')} {regulator}
        </p>
      )}
    </Frame>
  )
}
