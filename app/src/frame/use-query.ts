/**
 * What the lender says about something, for a screen. Aborted when the screen goes; an answer to
 * an older question never replaces one to a newer; kept while it is asked for again.
 *
 *   const home = useQuery('/home/index')
 *   if (home.state === 'loading') return <Skeleton …/>
 *   if (home.state === 'failed') return <FailedAnswer answer={home} />
 *   home.data …      home.reload()
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { useSignedIn } from '../session/session.ts'
import { onSettled } from '../session/settled.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { presentLater } from '../failures/present-later.ts'
import { lender } from '../lender/lender.ts'
import type { GetAnswer, GetPath, GetQuery } from '../lender/answers.ts'
import { useRefreshRound } from './refresh-answers.ts'

export type Answer<Data> = { reload: () => void } & (
  | { state: 'loading'; data?: undefined }
  | { state: 'failed'; data?: undefined }
  | { state: 'loaded'; data: Data }
)

interface Options {
  /** False while the question cannot be asked yet. */
  when?: boolean
  /** Asks again after this many milliseconds, as long as the page is seen. */
  everyMs?: number
}

type Known<Data> = { question: string; data: Data } | { question: string; failed: true }

/**
 * Asks a GET operation and follows language and sign-in. Failures that concern the whole app
 * (signed out, too old) are presented by `failures/`. A failed question is shown by the screen
 * itself, in its place, with a way to try again.
 */
export function useQuery<Path extends GetPath>(
  path: Path,
  query?: GetQuery<Path>,
  { when = true, everyMs }: Options = {},
): Answer<GetAnswer<Path>> {
  const [known, setKnown] = useState<Known<GetAnswer<Path>>>()
  const [round, setRound] = useState(0)
  const language = useLanguage()
  const refreshed = useRefreshRound()
  // Without the language: what is shown stays while the words of another language are fetched.
  const question = JSON.stringify([path, query, useSignedIn()])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  const asking = useRef(false)
  const here = known?.question === question && 'data' in known
  const shown = useRef(here)
  shown.current = here

  useEffect(() => {
    if (!when) return undefined
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
            before?.question === question && 'data' in before ? before : { question, failed: true },
          )
        },
      )
      .finally(() => {
        if (!abort.signal.aborted) asking.current = false
      })
    return () => abort.abort()
    // `question` holds path and query by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, language, refreshed, round, when])

  useEffect(() => {
    if (everyMs === undefined || !when) return undefined
    const timer = setInterval(() => {
      // On a slow line a repeat must not cut off the question before it.
      if (document.visibilityState === 'visible' && !asking.current) reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, when, reload])

  useEffect(() => onSettled(reload), [reload])

  if (known?.question !== question) return { state: 'loading', reload }
  return 'failed' in known
    ? { state: 'failed', reload }
    : { state: 'loaded', data: known.data, reload }
}

async function ask<Path extends GetPath>(
  path: Path,
  query: GetQuery<Path> | undefined,
  signal: AbortSignal,
): Promise<GetAnswer<Path>> {
  const { client } = await lender()
  // The hook's own parameter has checked the query; the client cannot see that through `Path`.
  const get = client.get as (path: Path, init: object) => Promise<GetAnswer<Path>>
  return get(path, { ...(query === undefined ? {} : { query }), signal })
}

const isNetworkFailure = (failure: unknown): boolean =>
  isLenderFailure(failure) && (failure.kind === 'network' || failure.kind === 'timeout')
