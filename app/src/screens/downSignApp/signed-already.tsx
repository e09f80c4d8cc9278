import { useState, type ReactNode } from 'react'
import { Button, Notice } from '@paso/ui-kit'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'

interface SignedAlreadyProps {
  orderId: string
  onSigned: () => void
}

/** "I have signed": goes on where that is so, and says what is the case where it is not. */
export function SignedAlready({ orderId, onSigned }: SignedAlreadyProps): ReactNode {
  const { t } = useText()
  const [isEarly, setIsEarly] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    const { client } = await lender()
    const { state } = await client.get('/sign/status', { query: { order_id: orderId } })
    setIsEarly(state === 'approved')
    if (state !== 'approved') onSigned()
  })
  return (
    <>
      {isEarly && !busy && (
        <Notice tone="attention" live title={t('还没有收到您的签名')}>
          {t('请打开签约应用,读完合同后按“签名”。签完后本页会自动继续。')}
        </Notice>
      )}
      <Button variant="secondary" busy={busy} busyLabel={t('正在查看签名')} onClick={submit}>
        {t('我已经签好了')}
      </Button>
    </>
  )
}
