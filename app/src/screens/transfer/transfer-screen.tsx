import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, Notice, Result, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { routeOfNext } from '../../frame/next-route.ts'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { pathTo } from '../../route-map.ts'
import { removeStored } from '../../session/stored-values.ts'
import { cameBack, handOffAddress, leaveForCheck, unsentCheck } from './hand-off.ts'

type Checked = Schema<'LivenessResult'>

const whatFailed = {
  no_face: '没有看到人脸',
  several_faces: '看到了不止一个人',
  not_live: '看到的是照片,不是真人',
  not_the_holder: '和证件照片不是同一个人',
  expired: '这次检查已经太久',
} as const satisfies Record<Exclude<Checked['result'], 'passed'>, MessageId>

/** The web hand-off of the liveness check: leads there, comes back here, and says what came of it. */
export function TransferScreen(): ReactNode {
  const { t } = useText()
  const { back, checked, submit, busy } = useCheckResult()

  return (
    <Page title={t('人脸检查')} back="infoList">
      {busy && <Skeleton label={t('正在核对检查结果')} shapes={['rows']} />}
      {!busy && checked?.result === 'passed' && (
        <Result outcome="success" title={t('检查通过')} titleAs="h2">
          {t('看到的是您本人。')}
        </Result>
      )}
      {!busy && checked !== undefined && checked.result !== 'passed' && (
        <Notice tone="attention">
          {t(whatFailed[checked.result])}{' '}
          {t('今天还可以试 {tries} 次', { tries: checked.tries_left })}
        </Notice>
      )}
      {!busy && checked === undefined && back === 'cancelled' && (
        <Notice tone="information">{t('您中途离开了检查')}</Notice>
      )}
      {!busy && checked === undefined && unsentCheck() !== undefined && (
        <Button onClick={submit}>{t('重试')}</Button>
      )}
      {!busy && checked?.result !== 'passed' && checked?.tries_left !== 0 && <Start />}
      {!busy && checked !== undefined && (
        <ActionLink
          to={pathTo(routeOfNext(checked.next))}
          variant={checked.result === 'passed' ? 'primary' : 'quiet'}
        >
          {t('继续')}
        </ActionLink>
      )}
    </Page>
  )
}

/** Sends the check that the borrower came back with, once, and what the lender found in it. */
function useCheckResult() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [back, setBack] = useState<ReturnType<typeof cameBack>>()
  const [checked, setChecked] = useState<Checked>()
  const { submit, busy } = useSubmit(
    useCallback(async () => {
      const liveness_id = unsentCheck()
      if (liveness_id === undefined) return
      const { client, isFinalAnswer } = await lender()
      try {
        setChecked(await client.post('/verify/liveness', { liveness_id, mode: 'web' }))
        removeStored('liveness_id')
      } catch (failure) {
        if (isFinalAnswer(failure)) removeStored('liveness_id')
        throw failure
      }
    }, []),
  )
  useEffect(() => {
    setBack(cameBack(search))
    // So that a reload is no second answer.
    void navigate(pathTo('transfer'), { replace: true })
    void submit()
    // On arrival alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { back, checked, submit, busy }
}

/** What will happen, and the button that leads there. */
function Start(): ReactNode {
  const { t } = useText()
  const config = useQuery('/home/appConfigKey')
  if (config.state === 'loading') return <Skeleton label={t('正在加载')} shapes={['rows']} />
  if (config.state === 'failed') return <QueryError query={config} />
  const address = handOffAddress(config.data)
  if (address === undefined) return <Notice tone="attention">{t('这里不能做人脸检查')}</Notice>
  return (
    <>
      <p>{t('我们会用相机看您的脸,确认是您本人。大约一分钟。')}</p>
      <Button onClick={() => leaveForCheck(address)}>{t('开始检查')}</Button>
    </>
  )
}
