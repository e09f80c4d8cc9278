/**
 * Half-filled pages. Each change is written to the device at once, so a killed page loses
 * nothing, and goes to the lender after a pause, so that another device can go on.
 *
 *   const [fields, change] = useDraft('basic', startFields)
 *   … after a successful save:  deleteDraft('basic')
 */
import { useEffect, useState } from 'react'
import type { FormPage } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { readStored, writeStored } from './stored-values.ts'

/** A text a field, as typed; names as on the wire. */
export type DraftFields = Readonly<Record<string, string>>
export type Drafts = Readonly<Partial<Record<FormPage, DraftFields>>>

const pauseBeforeSending = 2_000

/** What was typed on a page and not yet saved, if anything. */
function readDraft(page: FormPage): DraftFields | undefined {
  return readStored('drafts')?.[page]
}

function saveDraft(page: FormPage, fields: DraftFields): void {
  writeStored('drafts', { ...readStored('drafts'), [page]: fields })
}

export function deleteDraft(page: FormPage): void {
  const { [page]: _, ...others } = readStored('drafts') ?? {}
  writeStored('drafts', others)
}

/**
 * The fields of a form page, surviving a killed page: the draft on the device, else `start`
 * (what the lender knows). `change` keeps what is set, on the device at once.
 */
export function useDraft(
  page: FormPage,
  start: DraftFields,
): [fields: DraftFields, change: (part: DraftFields) => void] {
  const [fields, setFields] = useState<DraftFields>(() => ({ ...start, ...readDraft(page) }))
  const [changed, setChanged] = useState(false)

  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => void sendDraft(page, fields), pauseBeforeSending)
    return () => clearTimeout(timer)
  }, [page, fields, changed])

  const change = (part: DraftFields): void => {
    setFields((before) => {
      const after = { ...before, ...part }
      saveDraft(page, after)
      return after
    })
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
