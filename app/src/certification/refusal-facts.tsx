import type { ReactNode } from 'react'
import { Card, Icon, type IconName } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { refusalWords } from '../application-flow/forms/refusal-words.ts'
import { AppLink } from '../frame/app-link.tsx'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-4);
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--paso-space-3);
  }
  & svg {
    grid-row: span 2;
    margin-block-start: -0.15em;
    color: var(--paso-brand-ink);
    font-size: 1.35em;
  }
  & dt {
    color: var(--paso-ink-2);
    font-size: var(--paso-text-small);
  }
  & dd {
    grid-column: 2;
    font-weight: 600;
  }
  /* Large text: a date has no room beside the icon. */
  @media (max-width: 15em) {
    & svg {
      grid-row: 1;
    }
    & dd {
      grid-column: 1 / -1;
    }
  }
`

/** Why nothing is lent, what would help, and from when one may apply again (D18). */
export function RefusalFacts({ refusal }: { refusal: NonNullable<Schema<'Refusal'>> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { why, help, at } = refusalWords[refusal.reason]
  const facts: { icon: IconName; label: string; value: ReactNode }[] = [
    { icon: 'information', label: t('原因'), value: t(why) },
    {
      icon: 'evaluate',
      label: t('怎样会有帮助'),
      value: at === undefined ? t(help) : <AppLink href={pathTo(at)}>{t(help)}</AppLink>,
    },
    { icon: 'clock', label: t('可以再次申请'), value: format.day(refusal.apply_again_on) },
  ]
  return (
    <Card>
      <Facts>
        {facts.map(({ icon, label, value }) => (
          <div key={icon}>
            <Icon name={icon} />
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
