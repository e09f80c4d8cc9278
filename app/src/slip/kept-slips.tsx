import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { BottomSheet, Button, Notice } from '@paso/ui-kit'
import { useQuery } from '../frame/use-query.ts'
import { useText } from '../i18n/use-text.ts'
import { useIsCutOff } from '../lender/connection.ts'
import { PaymentSlip } from './payment-slip.tsx'
import { followSlip, useSlips, type Slip } from './slips.ts'
import { useFollowedOrder } from './use-followed-order.ts'

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

/** Without a network: the way to the slips that are kept. With one it sees that none stays which is paid, or not owed. */
export default function KeptSlips(): ReactNode {
  const { kept, good } = useSlips()
  return (
    <>
      {kept.map((slip) => (
        <Followed key={slip.repayment_id} slip={slip} />
      ))}
      <WayToSlips slips={good} />
    </>
  )
}

function WayToSlips({ slips }: { slips: readonly Slip[] }): ReactNode {
  const { t } = useText()
  const cutOff = useIsCutOff()
  const [open, setOpen] = useState(false)
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

/** How often it is asked whether a slip is still to be paid, in milliseconds; at a start and with the network's return too. */
const pollMs = 30_000

function Followed({ slip: { repayment_id, order_id } }: { slip: Slip }): ReactNode {
  const options = { enabled: !useIsCutOff(), pollMs }
  const { data } = useQuery('/repay/status', { repayment_id }, options)
  useFollowedOrder(order_id, options)
  useEffect(() => {
    if (data !== undefined) followSlip(data)
  }, [data])
  return null
}
