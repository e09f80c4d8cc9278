import { useEffect, useState, type ReactNode } from 'react'
import { Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { isKept } from '../service-worker/open-without-network.ts'
import { forgetSlip, keepSlip, useSlips, type Slip } from './slips.ts'

// Asked before a slip is here, so that what stands below it does not move.
let opensAtFirst: boolean | undefined
void isKept().then((opens) => (opensAtFirst = opens))

/** Offers to keep the slip where the app opens without a network; elsewhere says that it does not. */
export function KeepSlip({ slip }: { slip: Slip }): ReactNode {
  const { t } = useText()
  const [opens, setOpens] = useState(opensAtFirst)
  const [refused, setRefused] = useState(false)
  const kept = useSlips().good.some(({ repayment_id }) => repayment_id === slip.repayment_id)
  useEffect(() => {
    void isKept().then(setOpens)
  }, [])
  if (opens === undefined) return null
  if (!opens) return <Notice>{t('没有网络时,这个应用在这里打不开。请先截图保存付款单。')}</Notice>
  if (!kept) {
    return (
      <>
        {refused && (
          <Notice tone="attention" live>
            {t('付款单没有保存:这部手机没有空间,或不允许保存。请截图或复制,或腾出空间后再试。')}
          </Notice>
        )}
        <Button variant="secondary" onClick={() => setRefused(!keepSlip(slip))}>
          {t('保存在手机上,没网也能看')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Notice tone="good" live>
        {t('付款单已保存在这部手机上,没有网络也能打开。付清、过期或退出登录后会自动删除。')}
      </Notice>
      <Button variant="quiet" onClick={() => forgetSlip(slip)}>
        {t('从手机上删除')}
      </Button>
    </>
  )
}
