import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../i18n/use-text.ts'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-4);
  padding: 0;
  list-style: none;
  counter-reset: step;
`

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--paso-space-3);
  counter-increment: step;
  &::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: calc(60 * var(--paso-u));
    block-size: calc(60 * var(--paso-u));
    border: 2px solid var(--paso-brand);
    border-radius: var(--paso-radius-round);
    background: var(--paso-card);
    color: var(--paso-brand-ink);
    font-size: var(--paso-text-small);
    font-weight: 700;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(68 * var(--paso-u)) calc(-24 * var(--paso-u));
    inset-inline-start: calc(29 * var(--paso-u));
    border-inline-start: 2px solid var(--paso-line);
  }
`

const Detail = styled.span`
  grid-column: 2;
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

const Title = styled.h2`
  margin-block-end: var(--paso-space-3);
  font-size: var(--paso-text-body);
`

/** From the first question to the money, in four steps. */
export function HowItWorks(): ReactNode {
  const { t } = useText()
  const steps = [
    [t('填写资料'), t('约 8 分钟,随时可以中断')],
    [t('审核'), t('几分钟内得知额度')],
    [t('签约'), t('先看清全部费用再签')],
    [t('收款'), t('签约后 12 小时内到账')],
  ] as const
  return (
    <section aria-labelledby="how-it-works">
      <Title id="how-it-works">{t('借款流程')}</Title>
      <Steps>
        {steps.map(([title, detail]) => (
          <Step key={title}>
            <span>{title}</span>
            <Detail>{detail}</Detail>
          </Step>
        ))}
      </Steps>
    </section>
  )
}
