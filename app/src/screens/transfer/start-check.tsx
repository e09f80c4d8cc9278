import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, Notice, Skeleton, type ButtonProps } from '@paso/ui-kit'
import { livenessIn } from '../../certification/start-liveness.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import { useRemoteConfig, type RemoteConfig } from '../../lender/remote-config.ts'
import { nativeProblem, type NativeProblem } from '../../native/native-problem.ts'
import { isInWrapper } from '../../native/wrapper-here.ts'
import { pathTo } from '../../route-map.ts'
import { handOffAddress, keepCheck, leaveForCheck } from './hand-off.ts'

const AllowInSettings = lazyPart(() => import('../../native/allow-in-settings.tsx'), ['steps'])

const words = {
  left: '您中途离开了检查',
  refused: '没有允许使用相机,所以没能检查。再按一次可以重新决定。',
  settings: '检查要用相机,现在只能在手机设置里允许。',
  never: '这部手机不允许使用相机,不能在这里检查。',
  absent: '这项检查要在 Paso 应用里做。',
  late: '检查没有回应。请再试一次。',
  broken: '检查没能开始。请再试一次。',
} as const satisfies Record<NativeProblem, MessageId>

interface StartCheckProps {
  /** The pictures were handed in just now: the check goes on by itself where the app has it. */
  launch: boolean
  /** The lender does not know the check that was made last. */
  isLost: boolean
  /** The next check begins. */
  onStart: () => void
  /** A check was made and is to be handed in. */
  onMade: () => void
}

/** What will happen, and the button that leads there: by the app around the page, or by the web. */
export function StartCheck(props: StartCheckProps): ReactNode {
  const { t, language } = useText()
  const { state, config, refetch } = useRemoteConfig()
  const [asking, setAsking] = useState(false)
  const askAgain = (): void => {
    setAsking(true)
    void refetch().finally(() => setAsking(false))
  }
  if (state === 'loading') return <Skeleton label={t('正在加载')} shapes={['rows']} />
  if (state === 'failed') return <QueryError query={{ refetch: askAgain, asking }} />
  const mode = livenessIn(config)
  const address = handOffAddress(config, language)
  if (mode === 'native' || mode === 'native_v3') {
    return <ByApp {...props} config={config} mode={mode} address={address} />
  }
  if (address === undefined) return <NoCheck />
  return (
    <>
      <Before />
      <CheckByWeb address={address}>{t('开始检查')}</CheckByWeb>
      <SupportLine />
    </>
  )
}

function CheckByWeb({ address, ...rest }: { address: string } & ButtonProps): ReactNode {
  const { t } = useText()
  const { submit, busy } = useSubmit(() => leaveForCheck(address))
  return (
    <Button {...rest} busy={busy} busyLabel={t('正在打开检查')} onClick={() => void submit()} />
  )
}

/** No loan waits for a check: the way on, and whom to call. */
function NoCheck(): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="attention">
        {t('现在不能在这里做人脸检查。您可以继续申请,或打电话给我们。')}
      </Notice>
      <ActionLink to={pathTo('infoList')}>{t('继续')}</ActionLink>
      <SupportLine />
    </>
  )
}

/** What the camera will do, and what helps it. */
function Before(): ReactNode {
  const { t } = useText()
  return (
    <>
      <p>{t('我们会用相机看您的脸,确认是您本人。大约一分钟。')}</p>
      <Notice>{t('面对窗户或灯,背后不要有强光')}</Notice>
    </>
  )
}

interface ByAppProps extends StartCheckProps {
  config: RemoteConfig
  mode: 'native' | 'native_v3'
  /** Where the check can be made by the web instead. */
  address: string | undefined
}

function ByApp({ config, mode, launch, isLost, address, onStart, onMade }: ByAppProps): ReactNode {
  const { t } = useText()
  const [problem, setProblem] = useState<NativeProblem | undefined>(
    isInWrapper() ? undefined : 'absent',
  )
  const [busy, setBusy] = useState(false)
  const launched = useRef(false)
  const check = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    onStart()
    try {
      const { checkFace } = await import('../../native/native-liveness.ts')
      keepCheck(await checkFace(config), mode)
      onMade()
    } catch (failure) {
      setProblem(nativeProblem(failure))
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (!launch || !isInWrapper() || launched.current) return
    launched.current = true
    void check()
    // On arrival alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const isOver = problem === 'absent' || problem === 'never'
  return (
    <>
      <Before />
      {problem !== undefined && (
        <Notice tone="attention" live>
          {t(words[problem])}
        </Notice>
      )}
      <Suspense>{problem === 'settings' && <AllowInSettings permission="camera" />}</Suspense>
      {!isOver && (
        <Button busy={busy} busyLabel={t('正在打开检查')} onClick={() => void check()}>
          {t('开始检查')}
        </Button>
      )}
      {(isLost || problem !== undefined) && address !== undefined && (
        <CheckByWeb address={address} variant={isOver ? 'primary' : 'secondary'}>
          {t('改用网页检查')}
        </CheckByWeb>
      )}
      <SupportLine />
    </>
  )
}
