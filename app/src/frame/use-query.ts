/**
 * What the lender says about something, for a screen. Aborted when the screen goes; an answer to
 * an older question never replaces one to a newer; kept while it is asked for again.
 *
 *   const home = useQuery('/home/index')
 *   if (home.state === 'loading') return <Skeleton …/>
 *   if (home.state === 'failed') return <QueryError query={home} />
 *   home.data …      home.refetch()
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { useSignedIn } from '../session/session.ts'
import { savesData } from '../session/low-data.ts'
import { readStored } from '../session/stored-values.ts'
import { onOutboxFlushed } from '../session/outbox-events.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { answered } from '../failures/answered.ts'
import { presentLater } from '../failures/present-later.ts'
import { lender } from '../lender/lender.ts'
import type { GetAnswer, GetPath, GetQuery } from '../lender/answers.ts'
import { isNetworkFailure, orRemembered } from './remembered-answers.ts'
import { onRefetch } from './refetch-queries.ts'

export type QueryResult<Data> = { refetch: () => void } & (
  | { state: 'loading'; data?: undefined }
  | ({ state: 'failed'; data?: undefined; asking?: boolean | undefined } & Partial<Refusal>)
  | { state: 'loaded'; data: Data }
)

interface Options {
  /** False while the question cannot be asked yet. */
  enabled?: boolean
  /** Asks again after so many milliseconds while the page is seen and there may be an answer; less often in low-data mode. */
  pollMs?: number
}

interface Refusal {
  /** The lender's, where it said why. */
  words: string | undefined
  /** It has nothing of that name, and would say so again. */
  isUnknown: boolean
}

type Known<Data> =
  | { question: string; data: Data }
  | { question: string; failed: Refusal; round: number }

/**
 * Asks a GET operation and follows language and sign-in. Failures that concern the whole app
 * (signed out, too old) are presented by `failures/`. A failed question is shown by the screen
 * itself, in its place, with a way to try again.
 */
export function useQuery<Path extends GetPath>(
  path: Path,
  query?: GetQuery<Path>,
  { enabled = true, pollMs }: Options = {},
): QueryResult<GetAnswer<Path>> {
  const [known, setKnown] = useState<Known<GetAnswer<Path>>>()
  const [round, setRound] = useState(0)
  const language = useLanguage()
  // Without the language: what is shown stays while the words of another language are fetched.
  const question = JSON.stringify([path, query, useSignedIn()])
  const refetch = useCallback(() => setRound((count) => count + 1), [])
  const asking = useRef(false)
  const isAnswered = known?.question === question
  const here = isAnswered && 'data' in known
  const isRefused = isAnswered && 'failed' in known && known.failed.isUnknown
  const missed = useRepeats(asking, refetch, enabled && !isRefused ? pollMs : undefined)
  const shown = useRef(here)
  shown.current = here
  useEffect(() => {
    if (!here) return undefined
    answered.add(shown)
    return () => void answered.delete(shown)
  }, [here])

  useEffect(() => {
    if (!enabled) return undefined
    const abort = new AbortController()
    asking.current = true
    void ask(path, query, abort.signal)
      .then(
        (data) => setKnown({ question, data }),
        (failure: unknown) => {
          // What is here already stays: a failed repeat takes nothing away and says nothing.
          if (abort.signal.aborted || (shown.current && isNetworkFailure(failure))) return
          void presentLater(failure, { inPlace: true })
          setKnown((before) =>
            before?.question === question && 'data' in before
              ? before
              : { question, failed: refusalOf(failure), round },
          )
        },
      )
      .finally(() => {
        if (abort.signal.aborted) return
        asking.current = false
        if (missed.current) refetch()
        missed.current = false
      })
    return () => abort.abort()
    // `question` holds path and query by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, language, round, enabled])

  if (!isAnswered) return { state: 'loading', refetch }
  return 'failed' in known
    ? { state: 'failed', refetch, ...known.failed, asking: enabled && known.round !== round }
    : { state: 'loaded', data: known.data, refetch }
}

/** Asks again from time to time, and whenever something changed; true where that came while it was being asked. */
function useRepeats(
  asking: RefObject<boolean>,
  refetch: () => void,
  pollMs: number | undefined,
): RefObject<boolean> {
  const missed = useRef(false)
  useEffect(
    () =>
      onRefetch(() => {
        // What is asked already is asked again after it: on a bad line, a question cut off each time never ends.
        missed.current = asking.current
        if (!asking.current) refetch()
      }),
    [asking, refetch],
  )

  useEffect(() => {
    if (pollMs === undefined) return undefined
    const timer = setInterval(() => {
      // On a slow line a repeat must not cut off the question before it.
      if (document.visibilityState === 'visible' && !asking.current) refetch()
    }, seldomer(pollMs))
    return () => clearInterval(timer)
  }, [pollMs, asking, refetch])

  useEffect(() => onOutboxFlushed(refetch), [refetch])

  return missed
}

/** How often it is asked, in milliseconds, where data is saved. */
export const seldomer = (pollMs: number): number => pollMs * (savesData() ? 4 : 1)

async function ask<Path extends GetPath>(
  path: Path,
  query: GetQuery<Path> | undefined,
  signal: AbortSignal,
): Promise<GetAnswer<Path>> {
  const { client, signOutWhereEnded } = await lender()
  const token = readStored('token')
  // The hook's own parameter has checked the query; the client cannot see that through `Path`.
  const get = client.get as (path: Path, init: object) => Promise<GetAnswer<Path>>
  const answer = await orRemembered(
    JSON.stringify([path, query]),
    get(path, { ...(query === undefined ? {} : { query }), signal }),
  )
  signOutWhereEnded(path, answer, token)
  return answer
}

/** Whether the lender has nothing of a name, as one that was cut short has none either (422001). */
export const isUnknown = (failure: unknown): boolean =>
  isLenderFailure(failure, 404001) || isLenderFailure(failure, 422001)

const refusalOf = (failure: unknown): Refusal => ({
  words: isLenderFailure(failure) && failure.kind === 'api_code' ? failure.userMessage : undefined,
  isUnknown: isUnknown(failure),
})
