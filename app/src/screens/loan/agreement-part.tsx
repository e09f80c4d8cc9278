import { useRef, useState, type ReactNode } from 'react'
import { AgreementConsent } from '@paso/ui-kit'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { AgreementSheet } from './agreement-sheet.tsx'

export interface Agreeing {
  /** It was opened on this page. */
  read: boolean
  agreed: boolean
  /** Borrowing was pressed without it. */
  missed: boolean
}

export const notAgreed: Agreeing = { read: false, agreed: false, missed: false }

interface AgreementPartProps {
  agreement: Schema<'Agreement'>
  agreeing: Agreeing
  onChange: (agreeing: Agreeing) => void
}

/** The agreement and the box that agrees to it, which can be ticked once it was opened. */
export function AgreementPart({ agreement, agreeing, onChange }: AgreementPartProps): ReactNode {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const { read, agreed, missed } = agreeing
  const tick = (ticked: boolean): void => {
    if (read || !ticked) return onChange({ ...agreeing, agreed: ticked })
    onChange({ ...agreeing, missed: true })
    part.current?.querySelector('button')?.focus()
  }
  const missing = read ? t('请先阅读合同并勾选同意') : t('请先打开借款合同,看过后再勾选')
  return (
    <div ref={part} id="agreement-part">
      <AgreementConsent
        name="agreed"
        label={t('我已阅读并同意借款合同')}
        documents={[{ id: 'agreement', title: t('借款合同'), opened: read }]}
        openedLabel={t('已打开')}
        onOpen={() => {
          setIsOpen(true)
          onChange({ ...agreeing, read: true, missed: false })
        }}
        error={missed && !agreed ? missing : undefined}
        checked={agreed}
        onValueChange={tick}
      />
      <AgreementSheet agreement={agreement} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
