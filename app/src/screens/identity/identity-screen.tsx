import { useState, type ReactNode } from 'react'
import { ScreenBody, Skeleton } from '@paso/ui-kit'
import { useKnownSteps } from '../../certification/use-known-steps.ts'
import { StepFrame } from '../../certification/step-frame.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useText } from '../../i18n/use-text.ts'
import { firstMissingShot } from './first-missing-shot.ts'
import { useAsync } from './use-async.ts'
import { ShotPage } from './shot-page.tsx'

/** Three pictures one after another; a killed page goes on at the first that is not sent. */
export function IdentityScreen(): ReactNode {
  const { t } = useText()
  const known = useKnownSteps('identity')
  const first = useAsync(firstMissingShot)
  const [chosen, setChosen] = useState<number>()
  const index = chosen ?? first
  return (
    <StepFrame name={t('身份证件')}>
      {known.state === 'failed' ? (
        <ScreenBody>
          <QueryError query={known} />
        </ScreenBody>
      ) : known.state === 'loaded' && index !== undefined ? (
        <ShotPage key={index} index={index} steps={known.data.steps.steps} onShot={setChosen} />
      ) : (
        <ScreenBody>
          <Skeleton label={t('正在加载')} shapes={['figure']} />
        </ScreenBody>
      )}
    </StepFrame>
  )
}
