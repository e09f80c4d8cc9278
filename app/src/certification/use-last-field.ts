import { useEffect, type FocusEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { goToField } from '@paso/ui-kit'
import { readStored, removeStored, writeStored } from '../session/stored-values.ts'

/**
 * Comes back to the control that was being filled in when the page was killed, or that the address
 * asks for by `?field=`. A page that is left in an orderly way is forgotten.
 *
 * @returns what the form calls when a control takes focus
 */
export function useLastField(page: string): (event: FocusEvent) => void {
  const [search] = useSearchParams()
  const asked = search.get('field')
  useEffect(() => {
    const last = readStored('lastField')
    const field = asked ?? (last?.page === page ? last.field : undefined)
    if (field !== undefined) goToField(field)
    return () => removeStored('lastField')
  }, [page, asked])
  return ({ target }) => {
    const field = target.getAttribute('name')
    if (field !== null && field !== '') writeStored('lastField', { page, field })
  }
}
