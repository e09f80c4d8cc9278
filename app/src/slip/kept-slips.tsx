import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { BottomSheet, Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { lender } from '../lender/lender.ts'
import { useIsCutOff } from '../lender/connection.ts'
import { PaymentSlip } from './payment-slip.tsx'
import { followSlip, useSlips } from './slips.ts'

const Strip = styled.div`
  padding-block: var(--paso-space-2);
  padding-inline: var(--paso-space-4);
  border-block-end: 1px solid var(--paso-line);
  background: var(--paso-surface);
`

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** Without a network: the way to the slips that are kept. With one it sees that none stays which is paid. */
export default function KeptSlips(): ReactNode {
  const { t } = useText()
  const slips = useSlips()
  const cutOff = useIsCutOff()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!cutOff) void askAboutSlips(slips.map(({ repayment_id }) => repayment_id))
    // Once a start, and whenever the network is back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cutOff])
  if (slips.length === 0 || (!cutOff && !open)) return null
  return (
    <>
      <Strip>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('看保存的付款单')}
        </Button>
      </Strip>
      <BottomSheet
        open={open}
        size="full"
        title={t('付款单')}
        closeLabel={t('关闭')}
        onClose={() => setOpen(false)}
      >
        <Stack>
          <Notice>{t('没有网络时看不到是否已付清。如果已经付过,请不要再付。')}</Notice>
          {open && slips.map((slip) => <PaymentSlip key={slip.repayment_id} slip={slip} />)}
        </Stack>
      </BottomSheet>
    </>
  )
}

async function askAboutSlips(ids: readonly string[]): Promise<void> {
  const { client } = await lender()
  for (const repayment_id of ids) {
    // What cannot be asked now is asked at the next start.
    await client
      .get('/repay/status', { query: { repayment_id } })
      .then(followSlip)
      .catch(() => undefined)
  }
}
