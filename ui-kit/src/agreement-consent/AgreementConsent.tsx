import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox.tsx'
import { BaseIcon } from '../icon/BaseIcon.tsx'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
  padding: var(--paso-space-1) var(--paso-space-4) var(--paso-space-2);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: var(--paso-card);
`

const Papers = styled.ul`
  list-style: none;
`

const Paper = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paso-space-3);
  inline-size: 100%;
  min-block-size: var(--paso-target);
  padding: var(--paso-space-2) 0;
  border: 0;
  border-block-end: 1px solid var(--paso-line);
  background: none;
  color: var(--paso-brand-ink);
  font-weight: 650;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:active {
    background: var(--paso-sunken);
  }
  & > :first-child {
    flex: 1 1 7em;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`

const Read = styled.span`
  flex: none;
  padding: 0 var(--paso-space-2);
  border-radius: var(--paso-radius-round);
  background: var(--paso-brand-tint);
  color: var(--paso-brand-ink);
  font-size: var(--paso-text-caption);
`

/** A paper to read before agreeing. */
export interface AgreementDocument {
  id: string
  title: ReactNode
  /** True once it was opened: its row says so. */
  opened?: boolean | undefined
}

export interface AgreementConsentProps extends CheckboxProps {
  /** Shown above the box, whose label is the sentence agreed to: "I have read and agree". */
  documents: readonly AgreementDocument[]
  /** Shows a document; the owner decides how, and marks it `opened`. */
  onOpen: (id: string) => void
  /** The word beside a document that was opened, such as "Opened". */
  openedLabel?: ReactNode
}

/**
 * The papers, each a press away, above the box that agrees to them. The box is never ticked
 * beforehand, and opening a paper never ticks it.
 */
export function AgreementConsent(props: AgreementConsentProps) {
  const { documents, onOpen, openedLabel, className, style, ...checkbox } = props
  return (
    <Box className={className} style={style}>
      <Papers>
        {documents.map(({ id, title, opened }) => (
          <li key={id}>
            <Paper type="button" onClick={() => onOpen(id)}>
              <span>{title}</span>
              {opened && openedLabel && <Read>{openedLabel}</Read>}
              <BaseIcon name="forward" />
            </Paper>
          </li>
        ))}
      </Papers>
      <Checkbox {...checkbox} />
    </Box>
  )
}
