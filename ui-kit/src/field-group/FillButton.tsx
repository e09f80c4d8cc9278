import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldParts.tsx'
import { Stack } from '../theme/stack.ts'

interface FillButtonProps {
  label: ReactNode
  busyLabel?: string | undefined
  /** Said where nothing could be filled in. */
  failed: ReactNode
  disabled?: boolean | undefined
  /** Resolves to whether it could; rejecting is a no. */
  fill: () => Promise<boolean>
}

/** Fills fields from what the phone knows, and says below where that failed. */
export function FillButton({ label, failed, fill, ...rest }: FillButtonProps) {
  const [state, setState] = useState<'idle' | 'open' | 'failed'>('idle')
  const press = async () => {
    setState('open')
    setState((await fill().catch(() => false)) ? 'idle' : 'failed')
  }
  return (
    <Stack>
      <Button {...rest} variant="secondary" busy={state === 'open'} onClick={press}>
        {label}
      </Button>
      {state === 'failed' && <FieldError role="alert">{failed}</FieldError>}
    </Stack>
  )
}
