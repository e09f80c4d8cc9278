import type { ReactNode } from 'react'
import { MethodScreen } from '../../repaying/method-screen.tsx'

/** What is shown at a counter of the Paynet network. */
export const RepaymentPaynetScreen = (): ReactNode => <MethodScreen method="paynet" />
