import type { ReactNode } from 'react'
import { workForm } from '../../application-flow/forms/work.ts'
import { StepScreen } from '../../certification/step-screen.tsx'

export function WorkScreen(): ReactNode {
  return <StepScreen form={workForm} />
}
