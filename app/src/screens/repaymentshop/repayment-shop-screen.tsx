import type { ReactNode } from 'react'
import { MethodScreen } from '../../repaying/method-screen.tsx'

/** What is shown at a shop's counter. */
export const RepaymentShopScreen = (): ReactNode => <MethodScreen method="convenience_store" />
