import { useId, type ReactNode } from 'react'
import { Icon, QuotaCard, Skeleton, StepProgress, type IconName } from '@paso/ui-kit'
import { stepWords } from '../../application-flow/forms/step-words.ts'
import { codeError, firstOpenStep, stepNumber } from '../../application-flow/steps.ts'
import { minutesLeft } from '../../certification/minutes-left.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { Points } from '../../frame/points.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Home, Step, StepCode } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { HomeCard } from './home-card.ts'
import { HowItWorks } from './how-it-works.tsx'

/** The way to a limit: to begin it, to go on with it, or to hand it in. */
export default function Details({ home }: { home: Home }): ReactNode {
  const { t } = useText()
  const list = useQuery('/verify/steps')
  if (list.state === 'loading')
    return <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
  if (list.state === 'failed') return <QueryError query={list} />
  const { steps } = list.data
  const open = firstOpenStep(steps)
  // Who was evaluated before is evaluated anew, and knows the way.
  const again = home.order !== null || home.next === 'home'
  return (
    <>
      {open === undefined ? (
        <HandIn again={again} />
      ) : open === codeError || steps.every(({ status }) => status === 0) ? (
        <Begin offer={home.offer} />
      ) : (
        <GoOn steps={steps} current={open} />
      )}
      {!again && <HowItWorks />}
    </>
  )
}

function HandIn({ again }: { again: boolean }): ReactNode {
  const { t } = useText()
  const heading = useId()
  return (
    <HomeCard aria-labelledby={heading}>
      <h2 id={heading}>{t(again ? '您的额度需要重新评估' : '资料已填齐')}</h2>
      <p>
        {t(
          again
            ? '资料都在,请核对后再提交一次,马上就知道新的额度。'
            : '提交后马上评估您的额度,一般不到一分钟',
        )}
      </p>
      <ActionLink to={pathTo('infoList')}>{t('核对资料并提交')}</ActionLink>
    </HomeCard>
  )
}

interface GoOnProps {
  steps: readonly Step[]
  current: StepCode
}

/** How far it is, what comes next, and how long the rest takes. */
function GoOn({ steps, current }: GoOnProps): ReactNode {
  const { t } = useText()
  const heading = useId()
  const codes = steps.map(({ code }) => code)
  const step = stepNumber(current, codes)
  return (
    <HomeCard aria-labelledby={heading}>
      <h2 id={heading}>{t('还差几步就能知道您的额度')}</h2>
      <StepProgress
        label={t('第 {step} 步,共 {total} 步', { step, total: codes.length })}
        done={step - 1}
        total={codes.length}
      />
      <p>
        {t(stepWords[current].name)} ·{' '}
        {t('大约还需 {minutes} 分钟', { minutes: minutesLeft(steps) })}
      </p>
      <ActionLink to={pathTo('infoList')}>{t('继续填写资料')}</ActionLink>
    </HomeCard>
  )
}

/** What can be had, and what to have at hand for it. */
function Begin({ offer }: Pick<Home, 'offer'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const needed: [IconName, string][] = [
    ['form', t('身份证件')],
    ['person', t('联系人的手机号')],
    ['evaluate', t('工作证明,或其他证明')],
    ['bank', t('您名下的收款账户')],
  ]
  return (
    <>
      <QuotaCard
        label={t('最高可借')}
        {...offer.max_amount}
        detail={t('年化利率 {lowest} 至 {highest},已含全部费用', {
          lowest: format.rate(offer.min_apr),
          highest: format.rate(offer.max_apr),
        })}
        action={<ActionLink to={pathTo('infoList')}>{t('开始填写资料')}</ActionLink>}
      />
      <HomeCard aria-labelledby={heading}>
        <h2 id={heading}>{t('请先准备好')}</h2>
        <Points>
          {needed.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} />
              {words}
            </li>
          ))}
        </Points>
      </HomeCard>
    </>
  )
}
