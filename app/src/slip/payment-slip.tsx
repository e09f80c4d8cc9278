import { useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '@paso/ui-kit'
import country from '#country'
import { payment as paymentRule } from '#country/payment'
import { toast } from '../failures/toasts.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import { isInWrapper } from '../native/wrapper-here.ts'
import { isOurInstruction } from '../repaying/check-instruction.ts'
import { RefusedInstruction } from '../repaying/refused-instruction.tsx'
import { RepaymentInstruction, useInstructionRows } from '../repaying/repayment-instruction.tsx'
import { Printed, usePrinted } from './printed.ts'
import type { Slip } from './slips.ts'
import { useReadAloud } from './use-read-aloud.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paso-space-2);
  margin-block-start: var(--paso-space-3);
  & > button {
    flex: 1 1 8em;
  }
`

interface PaymentSlipProps {
  slip: Slip
  /** What else can be done with it. */
  children?: ReactNode
}

/** What is needed to pay, with what can be done with it. One that does not pay the lender is not shown. */
export function PaymentSlip({ slip, children }: PaymentSlipProps): ReactNode {
  const part = useRef<HTMLDivElement>(null)
  const print = usePrinted(part)
  if (!isOurInstruction(slip, paymentRule)) return <RefusedInstruction />
  return (
    <>
      <Printed ref={part}>
        <RepaymentInstruction repayment={slip} />
        <SlipActions slip={slip} print={print} />
      </Printed>
      {children}
    </>
  )
}

/** Copied whole, printed, heard: each where the device can. */
function SlipActions({ slip, print }: { slip: Slip; print: () => void }): ReactNode {
  const { t, language } = useText()
  const rows = useSlipRows(slip)
  const aloud = useReadAloud(
    language,
    // Digit by digit: a reference is no number.
    rows.map(
      ({ label, value, kind }) => `${label}: ${kind === 'code' ? [...value].join(' ') : value}`,
    ),
  )
  const copy = async (): Promise<void> => {
    const text = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    await navigator.clipboard.writeText(text).then(
      () => toast('success', t('已复制')),
      () => toast('info', t('请长按号码复制')),
    )
  }
  return (
    <Actions>
      {'clipboard' in navigator && (
        <Button variant="secondary" onClick={copy}>
          {t('复制全部')}
        </Button>
      )}
      {/* A web view inside an app prints nothing. */}
      {!isInWrapper() && (
        <Button variant="secondary" onClick={print}>
          {t('打印')}
        </Button>
      )}
      {aloud && (
        <Button variant="secondary" onClick={aloud.toggle}>
          {aloud.reading ? t('停止朗读') : t('朗读')}
        </Button>
      )}
    </Actions>
  )
}

function useSlipRows(slip: Slip) {
  const { t } = useText()
  const format = useFormat()
  const until = format.moment(slip.instruction.expires_at, country.timeZone)
  const text = (label: string, value: string) => ({ label, value, kind: 'text' as const })
  const amount = text(t('要还的金额'), format.money(slip.amount))
  // The amount as it is said: the instruction has it as a bank's app takes it.
  const others = useInstructionRows(slip).filter(({ label }) => label !== amount.label)
  return [amount, ...others, text(t('有效期至'), until)]
}
