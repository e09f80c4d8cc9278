/** What is wrong on a page, and what of it is said: what was left, and what a press found. */
import { useCallback, useState } from 'react'
import country from '#country'
import {
  checkPage,
  doubtsOf,
  problemsOf,
  questionKey,
  type Asked,
  type Problem,
} from '../application-flow/forms/check-page.ts'
import { useAfterPress } from '../frame/use-after-press.ts'
import { useText } from '../i18n/use-text.ts'
import type { FieldError } from '../lender/answers.ts'
import type { DraftFields } from '../session/drafts.ts'
import { todayIn } from './today.ts'

export interface PageProblems {
  /** Message by control id, of what is wrong. */
  errors: ReadonlyMap<string, string>
  /** The same of what is asked about once. */
  notices: ReadonlyMap<string, string>
  /** Of what the last press found, what is still wrong. */
  summary: readonly Problem[]
  /** Nothing in the summary is wrong: it asks whether it is so, and pressed again it goes. */
  onlyAsks: boolean
  /** Counts presses that found something: the summary takes focus. */
  attempt: number
  /** The lender refused something that has no control here. */
  refusedElsewhere: boolean
  /** Focus left a control. */
  leave: (controlId: string) => void
  /** A press: true when all is well. */
  check: () => boolean
}

/** @param refused the lender's findings (422001) on what was sent last */
export function usePageProblems(
  asked: Asked,
  fields: DraftFields,
  refused: readonly FieldError[],
): PageProblems {
  const { t } = useText()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  // What was sent: a finding on it stands until its control is changed.
  const [sent, setSent] = useState<DraftFields>({})
  // Asked about once, with the answer it was asked about.
  const [asks, setAsks] = useState<ReadonlySet<string>>(new Set())

  const own = checkPage(asked, fields, todayIn(country.timeZone), t)
  const wrong = new Set(own.map(({ controlId }) => controlId))
  const theirs = problemsOf(refused, asked, sent, t)
  const unresolved = theirs.filter(
    ({ controlId }) => !wrong.has(controlId) && !isChanged(controlId, sent, fields),
  )
  const keyOf = (problem: Problem): string => questionKey(problem, fields)
  const doubts = doubtsOf(asked, fields, t).filter(({ controlId }) => !wrong.has(controlId))
  const questions = doubts.filter((each) => pressed.has(each.controlId) && asks.has(keyOf(each)))
  const said = own.filter(({ controlId }) => left.has(controlId) || pressed.has(controlId))
  const mistakes = [...own.filter(({ controlId }) => pressed.has(controlId)), ...unresolved]
  const summary = [...mistakes, ...questions]
  const errors = messagesOf([...said, ...unresolved])
  const notices = messagesOf(questions)

  const afterPress = useAfterPress()
  const leave = useCallback(
    (controlId: string) => afterPress(() => setLeft((before) => new Set(before).add(controlId))),
    [afterPress],
  )
  const check = (): boolean => {
    const fresh = doubts.filter((each) => !asks.has(keyOf(each)))
    setSent(fields)
    setAsks(new Set([...asks, ...fresh.map(keyOf)]))
    setPressed(new Set([...wrong, ...fresh.map(({ controlId }) => controlId)]))
    const isClear = own.length === 0 && fresh.length === 0
    if (!isClear) setAttempt((count) => count + 1)
    return isClear
  }
  const refusedElsewhere = refused.length > 0 && theirs.length === 0
  const onlyAsks = mistakes.length === 0 && questions.length > 0
  return { errors, notices, summary, onlyAsks, attempt, refusedElsewhere, leave, check }
}

const messagesOf = (problems: readonly Problem[]): ReadonlyMap<string, string> =>
  new Map(problems.map(({ controlId, message }) => [controlId, message]))

/** Parts of a place are named without the row's name. */
function isChanged(controlId: string, before: DraftFields, now: DraftFields): boolean {
  const field = controlId.replace(/^place_/, '')
  return (before[field] ?? '') !== (now[field] ?? '')
}
