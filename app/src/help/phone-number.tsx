import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { writtenPhone } from '../i18n/phone.ts'

const Number = styled.bdi`
  display: inline-block;
`

/** A phone number in one piece where that fits, else broken between its groups. */
export function PhoneNumber({ phone }: { phone: string }): ReactNode {
  return <Number dir="ltr">{writtenPhone(phone).replaceAll('\u00a0', ' ')}</Number>
}
