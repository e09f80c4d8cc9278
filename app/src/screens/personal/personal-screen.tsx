import type { ReactNode } from 'react'
import { personalForm } from '../../application-flow/forms/personal.ts'
import { StepScreen } from '../../certification/step-screen.tsx'

export function PersonalScreen(): ReactNode {
  return <StepScreen form={personalForm} />
}
