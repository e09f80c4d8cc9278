import type { ComponentProps, ReactNode } from 'react'
import { Picture } from './Picture.ts'

/** A receipt with the honest line of a price on it. */
const receipt = (
  <>
    <path data-part="paper" d="M38 10h48v66l-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5z" />
    <path data-part="faint" d="M48 24h28M48 34h18" />
    <path data-part="strong" d="M48 50h13" />
    <path data-part="interest" d="M68 50h2" />
    <path data-part="fee" d="M77 50h.1" />
  </>
)
const badge = <circle data-part="badge" cx="92" cy="68" r="17" />

/** What is drawn: nothing there yet, money arrived, something is on its way, a no, something to mind. */
export type DrawingKind = 'empty' | 'paid' | 'waiting' | 'refused' | 'attention'

const drawings = {
  /** An open tray. */
  empty: (
    <>
      <path data-part="paper" d="M32 50l11-24h38l11 24v20a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5z" />
      <path d="M32 50h18c1 7 5 11 12 11s11-4 12-11h18" />
      <path data-part="faint" d="M50 36h24M46 43h32" />
      <path data-part="way" d="M62 6v11M47 9l3 8M77 9l-3 8" />
    </>
  ),
  paid: (
    <>
      {receipt}
      {badge}
      <path data-part="sign" d="M84 68l6 6 11-12" />
    </>
  ),
  /** An hourglass. */
  waiting: (
    <>
      <path
        data-part="paper"
        d="M46 12v8c0 12 13 14 13 24S46 56 46 68v8h32v-8c0-12-13-14-13-24s13-12 13-24v-8z"
      />
      <path
        data-part="solid"
        d="M51 26c3 6 10 8 11 16 1-8 8-10 11-16zM62 44v14c-4 1-9 4-11 14h22c-2-10-7-13-11-14z"
      />
      <path data-part="strong" d="M40 12h44M40 76h44" />
    </>
  ),
  /** A closed gate, and the way that goes on beside it. */
  refused: (
    <>
      <path d="M36 30v42M76 30v42" />
      <path
        data-part="paper"
        d="M28 36h56a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H28a2 2 0 0 1-2-2V38a2 2 0 0 1 2-2z"
      />
      <path data-part="solid" d="M36 36h10l-8 16H28zM56 36h10l-8 16H48zM76 36h10v2l-7 14H68z" />
      <path data-part="way" d="M12 82c30 10 66 8 82-4 8-6 10-16 10-28M97 56l7-8 7 8" />
    </>
  ),
  attention: (
    <>
      {receipt}
      {badge}
      <path data-part="sign" d="M92 59v10M92 76v.1" />
    </>
  ),
} satisfies Record<DrawingKind, ReactNode>

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Which state it draws. */
  kind: DrawingKind
  /** Says for screen readers what it shows. Without it it is hidden from them. */
  label?: string | undefined
}

/** A state as a small drawing, mirrored where one reads from the right. The words beside it say the same. */
export function Drawing({ kind, label, ...rest }: DrawingProps) {
  const described = label
    ? { role: 'img', 'aria-label': label }
    : { 'aria-hidden': true as const, focusable: 'false' as const }
  return (
    <Picture {...rest} viewBox="0 0 124 96" data-kind={kind} {...described}>
      <circle data-part="ground" cx="62" cy="46" r="44" />
      {drawings[kind]}
    </Picture>
  )
}
