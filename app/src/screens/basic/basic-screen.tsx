import type { ReactNode } from 'react'
import { basicForm } from '../../application-flow/forms/basic.ts'
import { StepScreen } from '../../certification/step-screen.tsx'

export function BasicScreen(): ReactNode {
  return <StepScreen form={basicForm} />
}
