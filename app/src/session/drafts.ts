/**
 * Half-filled pages and unsent requests. Each change is written to the device at once, so a killed page loses
 * nothing. Of the certification it goes to the lender after a pause, so that another device can go on.
 *
 *   const [fields, change] = useDraft('basic', startFields)
 *   … after a successful save:  deleteDraft('basic')
 */
import { useEffect, useState } from 'react'
import type { FormPage, Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { readStored, writeStored } from './stored-values.ts'

/** A text a field, as typed; names as on the wire. */
export type DraftFields = Readonly<Record<string, string>>
/** What is kept on the device; of the pages of the certification the lender keeps a copy too. */
type DraftPage = FormPage | 'question' | 'bankcard' | RequestDraft
/** A request, and the id of the loan or the payment that it is about. */
type RequestDraft = `${Schema<'RequestSubject'> | 'voucher'}:${string}`
export type Drafts = Readonly<Partial<Record<DraftPage, DraftFields>>>

const pauseBeforeSending = 2_000

/**
 * Of a receiving account its number and the consent to it are written nowhere (0067): they live as long as the page
 * and the session that they were typed in.
 */
let unwritten: { token: string | undefined; fields: DraftFields } | undefined

/** What was typed on a page and not yet saved, if anything. */
export function readDraft(page: DraftPage): DraftFields | undefined {
  const stored = readStored('drafts')?.[page]
  if (page !== 'bankcard' || unwritten?.token !== readStored('token')) return stored
  return unwritten && { ...stored, ...unwritten.fields }
}

function saveDraft(page: DraftPage, fields: DraftFields): void {
  const stored = page === 'bankcard' ? withoutUnwritten(fields) : fields
  writeStored('drafts', { ...readStored('drafts'), [page]: stored })
}

function withoutUnwritten({ number = '', number_copy = '', consent = '', ...stored }: DraftFields) {
  unwritten = { token: readStored('token'), fields: { number, number_copy, consent } }
  return stored
}

export function deleteDraft(page: DraftPage): void {
  if (page === 'bankcard') unwritten = undefined
  const { [page]: _, ...others } = readStored('drafts') ?? {}
  writeStored('drafts', others)
}

type Draft = [fields: DraftFields, change: (part: DraftFields) => void]

/** As `useDraft`, of a page whose answers stay on the device until they are sent. */
export function useDeviceDraft(page: DraftPage, start: DraftFields): Draft {
  const [fields, setFields] = useState<DraftFields>(() => ({ ...start, ...readDraft(page) }))
  const change = (part: DraftFields): void =>
    setFields((before) => {
      const after = { ...before, ...part }
      saveDraft(page, after)
      return after
    })
  return [fields, change]
}

/**
 * The fields of a form page, surviving a killed page: the draft on the device, else `start`
 * (what the lender knows). `change` keeps what is set, on the device at once.
 */
export function useDraft(page: FormPage, start: DraftFields): Draft {
  const [fields, keep] = useDeviceDraft(page, start)
  const [changed, setChanged] = useState(false)

  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => void sendDraft(page, fields), pauseBeforeSending)
    return () => clearTimeout(timer)
  }, [page, fields, changed])

  const change = (part: DraftFields): void => {
    keep(part)
    setChanged(true)
  }
  return [fields, change]
}

/** A draft that cannot be sent now stays on the device: no message is shown, nothing is lost. */
async function sendDraft(page: FormPage, fields: DraftFields): Promise<void> {
  try {
    const { client } = await lender()
    await client.post('/verify/draft', { page, fields })
  } catch {
    return
  }
}
