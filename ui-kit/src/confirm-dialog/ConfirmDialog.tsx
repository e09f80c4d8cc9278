import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useInnerRef } from '../field/useInnerRef.ts'
import { Button } from '../button/Button.tsx'

const Dialog = styled.dialog`
  inline-size: calc(100% - 2 * var(--paso-space-3));
  max-inline-size: 420px;
  max-block-size: calc(100% - 2 * var(--paso-space-5));
  margin: auto;
  margin-block-end: calc(var(--paso-space-3) + env(safe-area-inset-bottom, 0px));
  padding: var(--paso-space-5) var(--paso-space-4) var(--paso-space-4);
  border: 1px solid var(--paso-line);
  border-radius: calc(40 * var(--paso-u));
  background: var(--paso-card);
  color: var(--paso-ink);
  box-shadow: var(--paso-elevation-3);
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--paso-scrim, rgba(9, 20, 15, 0.52));
  }
  @media (min-width: 481px) {
    margin-block-end: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: paso-dialog-rise var(--paso-motion) var(--paso-ease);
    }
    @keyframes paso-dialog-rise {
      from {
        opacity: 0;
        transform: translateY(16px);
      }
    }
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

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) {
      element.showModal()
      cancel.current?.focus()
    } else {
      element.close()
    }
  }, [open, dialog])

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
