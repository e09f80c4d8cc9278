import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useText } from '../i18n/use-text.ts'
import { useSupport } from './use-support.ts'

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--paso-target);
  margin-block: -0.5rem;
  color: inherit;
  font-weight: 700;
`

/** `+6620000000` is read as `+66 2 000 0000`; a number of another form stays as it is. */
export const spacedPhone = (phone: string): string =>
  phone.replace(/^(\+\d{2})(\d+)(\d{3})(\d{4})$/, '$1 $2 $3 $4')

/** Where a page has no other way on: the number to call. Nothing while it is not known. */
export function SupportLine(): ReactNode {
  const { t } = useText()
  const { phone } = useSupport().support
  if (phone === undefined) return null
  return (
    <Notice>
      {t('有疑问?和我们的人说话:')}{' '}
      <Call href={`tel:${phone}`}>
        <bdi dir="ltr">{spacedPhone(phone)}</bdi>
      </Call>
    </Notice>
  )
}
