/**
 * The whole cost of a choice, asked for again a moment after the choice stopped changing. The quote
 * before stays until the new one is here: its card shows its own amount, so it never misleads.
 */
import { useEffect, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { fieldErrorsOf } from '../failures/field-errors.ts'
import { presentFailure } from '../failures/present-failure.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import type { LoanChoice } from './loan-choice.ts'

export type Quote = Schema<'Quote'>

export interface QuoteState {
  quote: Quote | undefined
  /** True when `quote` is the one of this very choice. */
  current: boolean
  failed: boolean
  /** Why it failed, in the lender's words. */
  words: string | undefined
  /** The most that can be borrowed now, where the choice is above it. */
  most: Schema<'Money'> | undefined
  /** Whether there is no such amount or term, or none any more. */
  isNotOffered: boolean
  refetch: () => void
}

const settleMs = 250

export function useQuote(choice: LoanChoice | undefined): QuoteState {
  const [known, setKnown] = useState<{ question: string; quote?: Quote; failure?: unknown }>()
  const [lastQuote, setLastQuote] = useState<Quote>()
  const [round, setRound] = useState(0)
  const language = useLanguage()
  const question = JSON.stringify([choice, language, round])

  useEffect(() => {
    if (choice === undefined) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void askQuote(choice, abort.signal).then(
        (quote) => {
          setKnown({ question, quote })
          setLastQuote(quote)
        },
        (failure: unknown) => {
          if (!abort.signal.aborted) setKnown({ question, failure })
        },
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
    // `question` holds the choice by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question])

  const answered = known?.question === question
  const failure = answered ? known.failure : undefined
  const faults = fieldErrorsOf(failure)
  const highest = faults.find(({ rule }) => rule === 'max')?.params['max']
  return {
    quote: lastQuote,
    current: answered && known.quote !== undefined,
    failed: answered && known.quote === undefined,
    words:
      isLenderFailure(failure) && failure.kind === 'api_code' ? failure.userMessage : undefined,
    most:
      choice === undefined || highest === undefined
        ? undefined
        : { ...choice.amount, amount: Number(highest) },
    isNotOffered: highest === undefined && faults.length > 0,
    refetch: () => setRound((count) => count + 1),
  }
}

async function askQuote(choice: LoanChoice, signal: AbortSignal): Promise<Quote> {
  const { client } = await lender()
  try {
    return await client.post(
      '/loan/quote',
      { product_id: choice.productId, amount: choice.amount, days: choice.days },
      { signal },
    )
  } catch (failure) {
    if (!signal.aborted) presentFailure(failure, { inPlace: true })
    throw failure
  }
}
