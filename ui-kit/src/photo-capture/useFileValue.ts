import type { RefObject } from 'react'
import { useState } from 'react'
import { useFormEvents } from '../field/useFormEvents.ts'

/** What a field of one file is given of its value. */
interface FileProps<Kept> {
  name?: string | undefined
  value?: Kept | null | undefined
  defaultValue?: Kept | null | undefined
  onValueChange?: ((file: Kept | null) => void) | undefined
}

/**
 * The file that the owner or the field itself holds, and what gives another one or none. The form around `input`
 * is sent it, and puts the first one back.
 */
export function useFileValue<Kept extends Blob>(
  { name, value, defaultValue, onValueChange }: FileProps<Kept>,
  input: RefObject<HTMLInputElement | null>,
): [Kept | null, (next: Kept | null) => void] {
  const [held, setHeld] = useState(defaultValue ?? null)
  const file = value === undefined ? held : value
  const give = (next: Kept | null) => {
    setHeld(next)
    onValueChange?.(next)
  }
  useFormEvents(input, (entries) => {
    if (!entries) {
      if (value === undefined) give(defaultValue ?? null)
    } else if (name) {
      entries.delete(name)
      if (file) entries.append(name, file)
    }
  })
  return [file, give]
}

/** A picture made small, under the name of the file that it was. */
export const jpegFile = (blob: Blob, name: string) =>
  new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
