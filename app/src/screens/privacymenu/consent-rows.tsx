import { useState, type ReactNode } from 'react'
import country from '#country'
import { Button, ConfirmDialog, List, ListRow, Notice } from '@paso/ui-kit'
import { isLenderFailure } from '@paso/sdk/failures'
import { styled } from 'styled-components'
import { useCarriedOut } from '../../frame/use-carried-out.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { endAttribution, followConsent } from '../../native/attribution.ts'
import { removeStored } from '../../session/stored-values.ts'
import { consentWords, type Purpose } from './consent-words.ts'

export const Facts = styled.div`
  display: grid;
  gap: var(--paso-space-1);
  justify-items: start;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
  & > button {
    margin-block-start: var(--paso-space-2);
  }
`

interface ConsentRowsProps {
  label: string
  purposes: readonly Purpose[]
  list: Schema<'ConsentList'>
  onChanged: () => void
  /** Rows after those of the purposes. */
  children?: ReactNode
}

/** A row a purpose: what it is for, since when, what works without it, and the button that changes it. */
export function ConsentRows({
  label,
  purposes,
  list,
  onChanged,
  children,
}: ConsentRowsProps): ReactNode {
  const { asked, setAsked, refused, setRefused, submit, busy } = useWithdrawal(list, onChanged)
  return (
    <>
      <List label={label}>
        {purposes.map((purpose) => (
          <ConsentRow
            key={purpose}
            purpose={purpose}
            list={list}
            onChanged={onChanged}
            onTakeBack={() => {
              setRefused(undefined)
              setAsked(purpose)
            }}
            isRefused={refused === purpose}
          />
        ))}
        {children}
      </List>
      <WithdrawalQuestion
        asked={asked}
        busy={busy}
        onConfirm={submit}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

/** Asks whether to withdraw the consent to a purpose, and refuses while a loan rests on it. */
function useWithdrawal(list: Schema<'ConsentList'>, onChanged: () => void) {
  const { t } = useText()
  const [asked, setAsked] = useState<Purpose>()
  const [refused, setRefused] = useState<Purpose>()
  const change = useSetConsent(list.notice_version)
  const carriedOut = useCarriedOut(list)
  const { submit, busy } = useSubmit(
    async () => {
      if (asked === undefined) return
      await change(asked, false)
      setAsked(undefined)
      carriedOut(t('已收回「{what}」', { what: t(consentWords[asked].title) }))
      onChanged()
    },
    (failure) => {
      setAsked(undefined)
      if (!isLenderFailure(failure, 409002)) return false
      setRefused(asked)
      return true
    },
  )
  return { asked, setAsked, refused, setRefused, submit, busy }
}

interface WithdrawalQuestionProps {
  /** Nothing is asked where it is undefined. */
  asked: Purpose | undefined
  busy: boolean
  onConfirm: () => Promise<void>
  onCancel: () => void
}

function WithdrawalQuestion({
  asked,
  busy,
  onConfirm,
  onCancel,
}: WithdrawalQuestionProps): ReactNode {
  const { t } = useText()
  const words = asked && consentWords[asked]
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={words && t('收回「{what}」?', { what: t(words.title) })}
      confirmLabel={t('收回')}
      cancelLabel={t('保留')}
      busy={busy}
      busyLabel={t('正在收回')}
      onConfirm={() => void onConfirm()}
      onCancel={onCancel}
    >
      {words &&
        (words.given === 'loan'
          ? t('收回后:{what}。借款未结束时不能收回。', { what: t(words.without) })
          : t('为此收集的内容会被删除。之后:{what}。', { what: t(words.without) }))}
    </ConfirmDialog>
  )
}

interface ConsentRowProps {
  purpose: Purpose
  list: Schema<'ConsentList'>
  onChanged: () => void
  onTakeBack: () => void
  /** The lender keeps it, since a loan rests on it. */
  isRefused: boolean
}

function ConsentRow(props: ConsentRowProps): ReactNode {
  const { purpose, list, onChanged, onTakeBack, isRefused } = props
  const { t } = useText()
  const format = useFormat()
  const change = useSetConsent(list.notice_version)
  const { submit, busy } = useSubmit(async () => {
    await change(purpose, true)
    onChanged()
  })
  const { title, use, without, given } = consentWords[purpose]
  // Newest first: a consent that was given anew is another record.
  const newest = list.consents.find((each) => each.purpose === purpose)
  const when = (instant: string): string => format.moment(instant, country.timeZone)
  const stands = newest !== undefined && newest.withdrawn_at === null
  return (
    <ListRow title={t(title)}>
      <Facts>
        {newest === undefined && <span>{t('从未同意')}</span>}
        {newest !== undefined && <span>{t('{date} 同意', { date: when(newest.agreed_at) })}</span>}
        {newest?.withdrawn_at && (
          <span>{t('{date} 收回', { date: when(newest.withdrawn_at) })}</span>
        )}
        <span>{t('用途:{what}', { what: t(use) })}</span>
        <span>{t('不允许时:{what}', { what: t(without) })}</span>
        {isRefused && (
          <Notice tone="attention" live>
            {t('您的借款还没有结束,所以它依据的同意现在不能收回。')}
          </Notice>
        )}
        {stands ? (
          <Button
            variant="secondary"
            size="fit"
            onClick={onTakeBack}
            aria-label={t('收回「{what}」?', { what: t(title) })}
          >
            {t('收回')}
          </Button>
        ) : (
          given !== 'elsewhere' && (
            <Button
              variant="secondary"
              size="fit"
              busy={busy}
              onClick={submit}
              aria-label={t('同意「{what}」', { what: t(title) })}
            >
              {t('同意')}
            </Button>
          )
        )}
      </Facts>
    </ListRow>
  )
}

/** Gives or withdraws one consent, for the notices in force. */
function useSetConsent(notice_version: string) {
  return async (purpose: Purpose, granted: boolean): Promise<void> => {
    const { client, isFinalAnswer } = await lender()
    try {
      await client.post('/account/consent', { purpose, notice_version, granted })
    } catch (failure) {
      // An answer that was lost may have been a yes.
      if (!granted && !isFinalAnswer(failure)) endUse(purpose)
      throw failure
    }
    if (!granted) endUse(purpose)
    else if (purpose === 'attribution') void followConsent()
  }
}

/** What was collected goes, and nothing more is. */
function endUse(purpose: Purpose): void {
  if (purpose === 'location') removeStored('gpsInfo')
  if (purpose === 'attribution') endAttribution()
}
