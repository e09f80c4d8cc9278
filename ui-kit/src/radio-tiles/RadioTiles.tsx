import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FieldGroup, type FieldWords } from '../field/Field.tsx'
import type { Option } from '../select-field/SelectField.tsx'

const Tiles = styled.div`
  display: grid;
  gap: var(--paso-space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(196 * var(--paso-u))), 1fr));
  &[data-columns='1'] {
    grid-template-columns: 1fr;
  }
`

const Tile = styled.label`
  position: relative;
  display: grid;
  /* A long word must not push its neighbour. */
  min-inline-size: 0;
  cursor: pointer;
`

const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: var(--paso-target);
  padding: var(--paso-space-2) var(--paso-space-3);
  border: 1.5px solid var(--paso-line-strong);
  border-radius: var(--paso-radius-field);
  background: var(--paso-card);
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  transition:
    background-color var(--paso-motion-quick) var(--paso-ease),
    border-color var(--paso-motion-quick) var(--paso-ease);
  [data-columns='1'] & {
    justify-content: flex-start;
    text-align: start;
  }
  ${Radio}:checked + & {
    border-color: var(--paso-brand);
    background: var(--paso-brand-tint);
    color: var(--paso-brand-ink);
    font-weight: 700;
    box-shadow: inset 0 0 0 1px var(--paso-brand);
  }
  ${Radio}:focus-visible + & {
    outline: 3px solid var(--paso-focus);
    outline-offset: 2px;
  }
  ${Radio}:disabled + & {
    border-color: var(--paso-line);
    background: var(--paso-sunken);
    color: var(--paso-ink-3);
  }
  [data-invalid] > ${Tile} > & {
    border-color: var(--paso-bad);
  }
  @media (forced-colors: active) {
    ${Radio}:checked + & {
      outline: 3px solid Highlight;
    }
  }
`

export interface RadioTilesProps extends FieldWords {
  name: string
  options: readonly Option[]
  /** Id of the first choice, the target of an error summary's link; `name` unless given. */
  id?: string
  /** `1` puts one choice a line, for long words; otherwise as many as fit. */
  columns?: 'auto' | '1'
  value?: string | undefined
  defaultValue?: string | undefined
  required?: boolean
  /** The value chosen; on mount too, if one was chosen before the code arrived. */
  onValue?: (value: string) => void
}

/** One of a few, all in sight. Native radio buttons: arrow keys move, Tab enters and leaves. */
export function RadioTiles(props: RadioTilesProps) {
  const { label, hint, error, optionalLabel, name, options, value, onValue } = props
  const tiles = useRef<HTMLDivElement>(null)
  const [initial] = useState(value ?? props.defaultValue ?? '')

  const known = useRef(value)

  useLayoutEffect(() => {
    const chosen = tiles.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
    if (chosen !== '' && chosen !== initial) onValue?.(chosen)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useLayoutEffect(() => {
    if (value === undefined || value === known.current) return
    known.current = value
    for (const radio of tiles.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === value
    }
  }, [value])

  return (
    <FieldGroup id={props.id ?? name} {...{ label, hint, error, optionalLabel }}>
      {(control) => (
        <Tiles ref={tiles} data-columns={props.columns} data-invalid={control['aria-invalid']}>
          {options.map((option, place) => (
            <Tile key={option.value}>
              <Radio
                type="radio"
                id={place === 0 ? control.id : undefined}
                name={name}
                value={option.value}
                defaultChecked={option.value === initial}
                disabled={option.disabled}
                required={props.required}
                onChange={() => {
                  known.current = option.value
                  onValue?.(option.value)
                }}
              />
              <Face>{option.label}</Face>
            </Tile>
          ))}
        </Tiles>
      )}
    </FieldGroup>
  )
}
