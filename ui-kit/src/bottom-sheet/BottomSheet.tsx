import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useInnerRef } from '../field/useInnerRef.ts'
import { DismissButton } from '../notice/DismissButton.tsx'
import { dialogStyle } from '../modal/dialog-style.ts'
import { useModal } from '../modal/useModal.ts'

const Dialog = styled.dialog`
  ${dialogStyle}
  inline-size: 100%;
  max-inline-size: var(--paso-column);
  max-block-size: calc(100% - var(--paso-space-6));
  margin: auto auto 0;
  border-radius: calc(40 * var(--paso-u)) calc(40 * var(--paso-u)) 0 0;
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  /* A keyboard takes the lower part of the screen: what is typed and found stands at its top. */
  &[data-size='full'] {
    block-size: calc(100% - var(--paso-space-3));
    max-block-size: none;
  }
  @media (min-width: 600px) and (min-height: 560px) {
    margin-block-end: auto;
    border-radius: calc(40 * var(--paso-u));
    &[data-size='full'] {
      block-size: 80%;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-2);
  /* The button is higher than a line of words, and stands inside all the same. */
  flex: none;
  min-block-size: 56px;
  padding-block: var(--paso-space-3) var(--paso-space-1);
  padding-inline: var(--paso-space-4);
`

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--paso-text-title);
`

const Body = styled.div`
  min-block-size: 0;
  padding: var(--paso-space-2) var(--paso-space-4)
    calc(var(--paso-space-4) + env(safe-area-inset-bottom, 0px));
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: max(10px, var(--paso-space-2));
  padding: var(--paso-space-3) var(--paso-space-4)
    calc(var(--paso-space-3) + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid var(--paso-line);
`

export interface BottomSheetProps extends Omit<ComponentProps<'dialog'>, 'title' | 'onClose'> {
  /** Whether it is shown. The owner alone opens and closes it. */
  open: boolean
  /** What it is about; names the sheet. */
  title: ReactNode
  /** What it says. */
  children?: ReactNode
  /** Actions that stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Name of the button with the cross: "Close". */
  closeLabel: string
  /** Closed by its button, by a press beside it, by Escape or the phone's back gesture. */
  onClose: () => void
  /** `full` for what is searched or long: as high as the screen. Default `fit`. */
  size?: 'fit' | 'full' | undefined
  /** What has focus at first; the button that closes unless given. */
  firstFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * A part of the page that rises from the thumb and leaves the rest in sight, on the browser's own `<dialog>`.
 * The page behind is inert; focus stays inside and returns to where it was.
 */
export function BottomSheet(props: BottomSheetProps) {
  const { open, title, children, footer, closeLabel, onClose, size, firstFocus, ref, ...rest } =
    props
  const dialog = useInnerRef(ref)
  const close = useRef<HTMLButtonElement>(null)
  const id = useId()
  useModal(dialog, open, firstFocus ?? close)
  return (
    <Dialog
      {...rest}
      ref={dialog}
      data-size={size}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        // The owner closes it, by `open`: the two must not disagree.
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        rest.onClick?.(event)
        // What is pressed beside it is the dialog itself: all of it is covered by its parts.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        <DismissButton ref={close} label={closeLabel} onClick={onClose} />
      </Head>
      {/* What scrolls can be scrolled by keys. */}
      <Body role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        {children}
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </Dialog>
  )
}
