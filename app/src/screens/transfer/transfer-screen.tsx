import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Button, Notice, Result, Skeleton } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { routeOfNext } from '../../frame/next-route.ts'
import { Page } from '../../frame/page.tsx'
import { isUnknown, useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { pathTo } from '../../route-map.ts'
import { removeStored } from '../../session/stored-values.ts'
import { cameBack, unsentCheck, type CheckError } from './hand-off.ts'
import { StartCheck } from './start-check.tsx'

type Checked = Schema<'LivenessResult'>

const whatFailed = {
  no_face: '没有看到人脸',
  several_faces: '看到了不止一个人',
  not_live: '看到的是照片,不是真人',
  not_the_holder: '和证件照片不是同一个人',
  expired: '这次检查已经太久',
} as const satisfies Record<Exclude<Checked['result'], 'passed'>, MessageId>

/** A check that came to nothing: it says why itself, or the lender does not know it. */
type Ended = CheckError | 'lost'

const whyEnded = {
  cancelled: '您中途离开了检查',
  camera_denied: '没有允许使用相机,所以没能检查。再按一次可以重新决定。',
  failed: '检查没能完成。请再试一次。',
  lost: '没有找到这次检查的结果。请再做一次检查。',
} as const satisfies Record<Ended, MessageId>

/** The web hand-off of the liveness check: leads there, comes back here, and says what came of it. */
export function TransferScreen(): ReactNode {
  const { t } = useText()
  const { state } = useLocation() as { state: { launch?: boolean } | null }
  // Once: after a check that failed the borrower begins the next one.
  const [launch, setLaunch] = useState(state?.launch === true)
  const { ended, restart, checked, submit, busy } = useCheckResult()
  const steps = useQuery('/verify/steps').data?.steps
  // The face is held against the pictures, which come first.
  if (steps?.find(({ code }) => code === 'idnumber')?.status === 0) {
    return <Navigate to={pathTo('identity')} replace />
  }

  return (
    <Page title={t('人脸检查')} back="infoList">
      {busy && <Skeleton label={t('正在核对检查结果')} shapes={['rows']} />}
      {!busy && checked?.result === 'passed' && (
        <Result outcome="success" title={t('检查通过')} titleAs="h2">
          {t('看到的是您本人。')}
        </Result>
      )}
      {!busy && <WhatFailed checked={checked} ended={ended} />}
      {!busy && checked === undefined && unsentCheck() !== undefined && (
        <Button onClick={submit}>{t('重试')}</Button>
      )}
      {!busy && checked?.result !== 'passed' && checked?.tries_left !== 0 && (
        <StartCheck
          launch={launch}
          isLost={ended === 'lost'}
          onStart={restart}
          onMade={() => {
            setLaunch(false)
            void submit()
          }}
        />
      )}
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

interface WhatFailedProps {
  checked: Checked | undefined
  ended: Ended | undefined
}

/** Why the last check does not count. */
function WhatFailed({ checked, ended }: WhatFailedProps): ReactNode {
  const { t } = useText()
  if (ended !== undefined) {
    return (
      <Notice tone={ended === 'cancelled' ? 'information' : 'attention'} live>
        {t(whyEnded[ended])}
      </Notice>
    )
  }
  if (checked === undefined || checked.result === 'passed') return null
  return (
    <Notice tone="attention">
      {t(whatFailed[checked.result])} {t('今天还可以试 {tries} 次', { tries: checked.tries_left })}
    </Notice>
  )
}

/** Sends the check that the borrower came back with, once, and what the lender found in it. */
function useCheckResult() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [ended, setEnded] = useState<Ended>()
  const [checked, setChecked] = useState<Checked>()
  const restart = useCallback(() => setEnded(undefined), [])
  const { submit, busy } = useSubmit(
    useCallback(async () => {
      const check = unsentCheck()
      if (check === undefined) return
      restart()
      const { client, isFinalAnswer } = await lender()
      try {
        setChecked(await client.post('/verify/liveness', check))
        removeStored('liveness_id')
      } catch (failure) {
        if (isFinalAnswer(failure)) removeStored('liveness_id')
        throw failure
      }
    }, [restart]),
    useCallback((failure: unknown) => {
      const isLost = isUnknown(failure)
      if (isLost) setEnded('lost')
      return isLost
    }, []),
  )
  useEffect(() => {
    const back = cameBack(search)
    if (back !== 'checked') setEnded(back)
    // So that a reload is no second answer.
    void navigate(pathTo('transfer'), { replace: true })
    void submit()
    // On arrival alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { ended, restart, checked, submit, busy }
}
