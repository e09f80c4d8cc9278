import type { ReactNode } from 'react'
import { MethodScreen } from '../../repaying/method-screen.tsx'

/** A bank transfer's instruction. */
export const RepaymentBankScreen = (): ReactNode => <MethodScreen method="bank_transfer" />
