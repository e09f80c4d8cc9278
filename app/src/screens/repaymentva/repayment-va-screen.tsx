import type { ReactNode } from 'react'
import { MethodScreen } from '../../repaying/method-screen.tsx'

/** The account that one payment uses alone. */
export const RepaymentVaScreen = (): ReactNode => <MethodScreen method="virtual_account" />
