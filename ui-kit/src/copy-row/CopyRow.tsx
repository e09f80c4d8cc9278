import type { ComponentProps } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'
import { copyText } from './copy-text.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paso-space-1) var(--paso-space-3);
  padding-block: var(--paso-space-2);
`

const Words = styled.div`
  display: flex;
  /* A number stands in one piece: the button goes below it before a line ends within. */
  flex: 1 1 auto;
  flex-direction: column;
  min-inline-size: min(9em, 100%);
  overflow-wrap: anywhere;
  text-align: start;
`

const Label = styled.span`
  /* As wide as its number at most, so that long words alone do not move the button. */
  inline-size: 0;
  min-inline-size: 100%;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
`

const Value = styled.bdi`
  align-self: flex-start;
  font-size: var(--paso-text-strong);
  font-weight: 700;
  &[data-kind='code'] {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.01em;
  }
`

const CopyButton = styled(Button)`
  min-block-size: var(--paso-target);
  padding: var(--paso-space-1) var(--paso-space-3);
  background: var(--paso-brand-tint);
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-small);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
`

const Refused = styled.p`
  flex-basis: 100%;
  color: var(--paso-sun-ink);
  font-size: var(--paso-text-small);
`

/** How long "Copied" stays, in milliseconds. */
const copiedFor = 4000

export interface CopyRowProps extends Omit<ComponentProps<'div'>, 'label' | 'value'> {
  /** What the value is: "Reference". */
  label: string
  /** Exactly what is copied, without the spaces that only help reading. */
  value: string
  /** How it is shown, grouped for reading; the value unless given. */
  display?: string | undefined
  /** `code` for numbers and references, always left to right; `text` for names. */
  kind?: 'code' | 'text' | undefined
  /** Without it there is nothing to press: the row only shows. */
  copyLabel?: string | undefined
  /** Shown and said after copying: "Copied". */
  copiedLabel?: string | undefined
  /** Shown where the phone refuses to copy: "Press and hold the number to copy it". */
  refusedLabel?: string | undefined
}

/** A value to type elsewhere, with a button that copies it and says so. */
export function CopyRow(props: CopyRowProps) {
  const {
    label,
    value,
    display,
    kind = 'code',
    copyLabel,
    copiedLabel,
    refusedLabel,
    ...rest
  } = props
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const shown = useRef<HTMLElement>(null)
  const id = useId()

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    const copied = await copyText(value)
    setOutcome(copied ? 'copied' : 'refused')
    // Selected, it is one press away from the phone's own copy menu.
    if (!copied && shown.current) getSelection()?.selectAllChildren(shown.current)
  }

  return (
    <Row {...rest}>
      <Words>
        <Label id={`${id}-label`}>{label}</Label>
        <Value ref={shown} dir={kind === 'code' ? 'ltr' : 'auto'} data-kind={kind}>
          {display ?? value}
        </Value>
      </Words>
      {copyLabel && (
        <CopyButton
          id={`${id}-copy`}
          size="fit"
          aria-labelledby={`${id}-copy ${id}-label`}
          onClick={copy}
        >
          <Icon name={outcome === 'copied' ? 'tick' : 'copy'} />
          {outcome === 'copied' ? (copiedLabel ?? copyLabel) : copyLabel}
        </CopyButton>
      )}
      <VisuallyHidden role="status">{outcome === 'copied' && copiedLabel}</VisuallyHidden>
      {outcome === 'refused' && refusedLabel && <Refused role="status">{refusedLabel}</Refused>}
    </Row>
  )
}
