import type { FocusEventHandler, ReactNode, Ref } from 'react'

/** What a form or its library gives every field. */
export interface Held {
  name?: string
  value?: unknown
  defaultValue?: unknown
  onChange?: (event: never) => void
  onBlur?: FocusEventHandler
  onValueChange?: (value: unknown) => void
  ref?: Ref<never>
  error?: string | undefined
}

/** One form component, as a stranger would use it. */
export interface FormCase {
  component: string
  draw: (held: Held) => ReactNode
  /** The value of nothing, and the value after `enter`. */
  empty: unknown
  meaning: unknown
  /** What a screen reader finds, by role and name; a file has a name without a role. */
  named: readonly (readonly [role: string, name: string])[]
  /** What is pressed on the keyboard, one part for each control, to give `meaning`. */
  keys: readonly string[]
  /** Types with each figure in another digit system; where no figures are read, left out. */
  write?: (figures: (latin: string) => string) => Promise<unknown>
  /** Types or picks as a person would, with separators, grouping or foreign digits. */
  enter: () => Promise<unknown>
  /** What FormData carry after `enter`. */
  sent: Record<string, FormDataEntryValue>
  /** Of that, what `meaning` as a first value gives otherwise. */
  sentAtFirst?: Record<string, FormDataEntryValue>
  /** A first step of `enter`, where an owner that refuses it leaves no second. */
  begin?: () => Promise<unknown>
  /** `setValueAs` for `register`, where the text is not the meaning. */
  register?: (text: string) => unknown
  /** What `register` gives where native controls know only texts. */
  registered?: unknown
  /** What stands in the controls after `enter`, where it is not the meaning. */
  shown?: string
  /** Chooses or types before the code of a page is there; what `enter` left is put in otherwise. */
  leave?: (page: HTMLElement) => void
  /** Rows of the table that this component shows in a way of its own. */
  own?: Record<string, (field: FormCase) => Promise<void>>
  /** Rows of the table that do not apply, each with why. */
  without?: Record<string, string>
}
