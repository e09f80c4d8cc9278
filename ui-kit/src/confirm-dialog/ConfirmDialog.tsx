import type { ComponentProps, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useInnerRef } from '../field/useInnerRef.ts'
import { Button } from '../button/Button.tsx'
import { dialogStyle } from '../modal/dialog-style.ts'
import { useModal } from '../modal/useModal.ts'

const Dialog = styled.dialog`
  ${dialogStyle}
  inline-size: calc(100% - 2 * var(--paso-space-3));
  max-inline-size: 420px;
  max-block-size: calc(100% - 2 * var(--paso-space-5));
  margin: auto;
  margin-block-end: calc(var(--paso-space-3) + env(safe-area-inset-bottom, 0px));
  padding: var(--paso-space-5) var(--paso-space-4) var(--paso-space-4);
  @media (min-width: 481px) {
    margin-block-end: auto;
  }
`

const Title = styled.h2`
  font-size: var(--paso-text-title);
  text-wrap: balance;
`

const Words = styled.div`
  margin-block: var(--paso-space-2) var(--paso-space-5);
  color: var(--paso-ink-2);
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  /* Room for a focus ring, and between it and the next button. */
  gap: max(10px, var(--paso-space-3));
`

interface Question extends Omit<ComponentProps<'dialog'>, 'title' | 'onCancel'> {
  /** Whether it is shown. The owner alone opens and closes it. */
  open: boolean
  /** The question itself: "Leave the loan application?". */
  title: ReactNode
  /** What follows from saying yes. */
  children?: ReactNode
  /** The answer is being carried out: nothing can be pressed and the dialog stays. */
  busy?: boolean | undefined
  /** Pressed, or closed with Escape or the phone's back gesture. */
  onCancel: () => void
}

/** Yes and no. */
interface TwoAnswers {
  /** Says what happens, not "OK": "Leave". */
  confirmLabel: ReactNode
  /** The way back: "Stay". It has focus at first. */
  cancelLabel: ReactNode
  /** `danger` for what cannot be undone. */
  tone?: 'brand' | 'danger' | undefined
  /** What is being done while busy, in words: "Leaving". */
  busyLabel?: string | undefined
  /** Yes was pressed. */
  onConfirm: () => void
  actions?: undefined
}

/** Any other answers: three buttons, a link. */
interface OwnAnswers {
  /** The answers, one below the other. The first that can have focus has it at first: the safest. */
  actions: ReactNode
  confirmLabel?: undefined
  cancelLabel?: undefined
  tone?: undefined
  busyLabel?: undefined
  onConfirm?: undefined
}

export type ConfirmDialogProps = Question & (TwoAnswers | OwnAnswers)

/**
 * One question that stops everything else, on the browser's own `<dialog>`: the page behind is
 * inert, focus stays inside and returns to where it was.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, tone = 'brand', busy = false, busyLabel, ...others } = props
  const { confirmLabel, cancelLabel, onConfirm, onCancel, actions, ref, ...rest } = others
  const dialog = useInnerRef(ref)
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()

  useModal(dialog, open, cancel)

  return (
    <Dialog
      {...rest}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-words` : undefined}
      onCancel={(event) => {
        // The owner closes it, by `open`: the two must not disagree.
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
      <Title id={`${id}-title`}>{title}</Title>
      <Words id={`${id}-words`}>{children}</Words>
      <Actions>
        {onConfirm ? (
          <>
            <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
            <Button ref={cancel} variant="quiet" disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          </>
        ) : (
          actions
        )}
      </Actions>
    </Dialog>
  )
}
