import type { ReactNode } from 'react'
import { emergencyForm } from '../../application-flow/forms/emergency.ts'
import { StepScreen } from '../../certification/step-screen.tsx'

export function EmergencyScreen(): ReactNode {
  return <StepScreen form={emergencyForm} />
}
