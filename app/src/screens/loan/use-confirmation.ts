import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { choiceQuery, type LoanChoice } from '../../borrowing/loan-choice.ts'
import { useQuote } from '../../borrowing/use-quote.ts'
import { useQuery } from '../../frame/use-query.ts'
import { pathTo } from '../../route-map.ts'
import { notAgreed } from './agreement-part.tsx'
import { useApplication } from './use-application.ts'

/** What a confirmation needs, quote, account and agreement, and the press that applies with them. */
export function useConfirmation(choice: LoanChoice) {
  const navigate = useNavigate()
  const { quote, failed, current, most, isNotOffered, words, refetch } = useQuote(choice)
  const accounts = useQuery('/bank/accounts')
  const account = accounts.data?.accounts.find((each) => each.is_default)
  const quoteId = current ? quote?.quote_id : undefined
  const agreement = useQuery(
    '/loan/agreement',
    { quote_id: quoteId ?? '', account_id: account?.account_id ?? '' },
    { enabled: quoteId !== undefined && account !== undefined },
  )
  const [agreeing, setAgreeing] = useState(notAgreed)
  const isReady = quoteId !== undefined && account !== undefined && agreement.data !== undefined

  const { submit, busy } = useApplication(
    isReady
      ? {
          quote_id: quoteId,
          account_id: account.account_id,
          agreement_hash: agreement.data.hash,
        }
      : undefined,
    () => {
      setAgreeing(notAgreed)
      refetch()
    },
  )
  const highest = most?.amount
  useEffect(() => {
    if (highest === undefined) return
    const amount = { ...choice.amount, amount: highest }
    const query = { ...choiceQuery({ ...choice, amount }), lowered: 'limit' }
    void navigate(pathTo('loan', {}, query), { replace: true })
    // `highest` changes with the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [highest])

  const press = (): void => {
    if (agreeing.agreed) void submit()
    else {
      setAgreeing({ ...agreeing, missed: true })
      const first = agreeing.read ? 'input' : 'button'
      document.querySelector<HTMLElement>(`#agreement-part ${first}`)?.focus()
    }
  }
  const noAccount = accounts.data !== undefined && account === undefined
  const isRefused = failed && most === undefined
  const isStuck = [accounts.state, agreement.state].includes('failed') || isRefused
  return {
    ...{ quote, failed, refetch, words, accounts, account, agreement, agreeing, setAgreeing },
    ...{ isNotOffered, noAccount, isRefused, isStuck, isReady, busy, press },
  }
}
