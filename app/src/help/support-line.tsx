import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import { PhoneNumber } from './phone-number.tsx'
import { useSupport } from './use-support.ts'

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--paso-target);
  margin-block: -0.5rem;
  color: inherit;
  font-weight: 700;
`

/** Where a page has no other way on: the number to call. Nothing while it is not known. */
export function SupportLine(): ReactNode {
  const { t } = useText()
  const { phone } = useSupport().support
  if (phone === undefined) return null
  return (
    <Notice>
      {t('有疑问?和我们的人说话:')}{' '}
      <Call href={`tel:${phone}`}>
        <PhoneNumber phone={phone} />
      </Call>
    </Notice>
  )
}
