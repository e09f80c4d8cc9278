import type { ReactNode } from 'react'
import { locationForm } from '../../application-flow/forms/location.ts'
import { StepScreen } from '../../certification/step-screen.tsx'

export function LocationScreen(): ReactNode {
  return <StepScreen form={locationForm} />
}
