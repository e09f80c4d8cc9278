import { useId, type ReactNode } from 'react'
import { Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import { SupportLine } from './support-line.tsx'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-strong);
  }
  & > p {
    color: var(--paso-ink-2);
  }
`

/** Who has another number cannot sign in: whom to call, and what to have ready (D38). */
export function NumberChanged({ id }: { id?: string }): ReactNode {
  const { t } = useText()
  const heading = useId()
  return (
    <Frame as="section" id={id} aria-labelledby={heading}>
      <h2 id={heading}>{t('我换了手机号')}</h2>
      <p>{t('只有我们的人能把账户转到新号码,这样别人就不能冒充您。')}</p>
      <p>{t('请准备好:身份证、旧号码、新号码;有借款时还有借款合同上的编号。')}</p>
      <p>{t('我们绝不会在电话里问您验证码。')}</p>
      <SupportLine />
    </Frame>
  )
}
