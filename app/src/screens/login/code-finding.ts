/** What is wrong with a code, as the page says it beside the field. */
export type CodeFinding =
  | { is: 'incomplete' }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'expired' }
  | { is: 'locked'; minutes: number }

interface CodeFailure {
  code: number
  data: { tries_left?: number; seconds?: number } | null
}

/** The finding of a failed sign-in; undefined for a failure that is not about the code. */
export function findingOf(failure: unknown): CodeFinding | undefined {
  if (!(failure instanceof Error && 'code' in failure && 'data' in failure)) return undefined
  const { code, data } = failure as Error & CodeFailure
  switch (code) {
    case 401001:
      return { is: 'wrong', triesLeft: data?.tries_left ?? 0 }
    case 401002:
      return { is: 'expired' }
    case 429003:
      return { is: 'locked', minutes: Math.ceil((data?.seconds ?? 60) / 60) }
    default:
      return undefined
  }
}
