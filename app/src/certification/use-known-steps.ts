/**
 * What a step page needs to begin: the steps and what is known so far, asked once. A language
 * switch asks nothing again, so the form stays as it is. A step that is not open yet gives way to
 * the one that is (D7).
 */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPageOpen } from '../application-flow/forms/open-page.ts'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import { routeOfNext } from '../frame/next-route.ts'
import type { FormPage, GetAnswer } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { useStoreSteps } from '../session/use-stored-answer.ts'

interface KnownSteps {
  steps: GetAnswer<'/verify/steps'>
  profile: GetAnswer<'/verify/profile'>
}

export function useKnownSteps(page: FormPage): QueryResult<KnownSteps> {
  const [known, setKnown] = useState<KnownSteps>()
  const enabled = known === undefined
  const steps = useQuery('/verify/steps', undefined, { enabled })
  const profile = useQuery('/verify/profile', undefined, { enabled })

  useStoreSteps(steps.data?.steps)
  const closed = steps.state === 'loaded' && !isPageOpen(page, steps.data.steps)
  const next = steps.data?.next
  const navigate = useNavigate()
  useEffect(() => {
    // In its place in history: going back must not lead here again.
    if (closed && next !== undefined) void navigate(pathTo(routeOfNext(next)), { replace: true })
  }, [closed, next, navigate])

  if (enabled && !closed && steps.state === 'loaded' && profile.state === 'loaded') {
    setKnown({ steps: steps.data, profile: profile.data })
  }
  const refetch = (): void => {
    steps.refetch()
    profile.refetch()
  }
  if (known !== undefined) return { state: 'loaded', data: known, refetch }
  const failed = [steps, profile].find(({ state }) => state === 'failed')
  return failed?.state === 'failed' ? { ...failed, refetch } : { state: 'loading', refetch }
}
