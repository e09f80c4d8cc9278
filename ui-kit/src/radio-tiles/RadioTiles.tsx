import type { ChangeEventHandler, ComponentProps, ReactNode, Ref } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { FieldWords } from '../field/Field.tsx'
import { FieldGroup } from '../field-group/FieldGroup.tsx'
import type { ValueProps } from '../field/useNativeValue.ts'
import { useFormEvents } from '../field/useFormEvents.ts'
import type { Option } from '../select-field/SelectField.tsx'

const Tiles = styled.div`
  display: grid;
  gap: var(--paso-space-2);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(196 * var(--paso-u))), 1fr));
  &[data-words='long'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(296 * var(--paso-u))), 1fr));
  }
  &[data-columns='1'],
  &[data-words='longest'] {
    grid-template-columns: 1fr;
  }
  /* One below the other where the letters are so large that two would not fit. */
  &[data-columns='2'] {
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, max(6em, 50% - var(--paso-space-2))), 1fr)
    );
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
  flex-direction: column;
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
    align-items: flex-start;
    text-align: start;
  }
  ${Radio}:active + & {
    background: var(--paso-sunken);
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

const Detail = styled.span`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-caption);
  font-weight: 400;
  ${Radio}:checked + ${Face} > & {
    color: var(--paso-brand-ink);
  }
`

/** One choice: what is sent, what is read, and what is said under it. */
export interface TileOption extends Omit<Option, 'label'> {
  label: ReactNode
  /** A short line under it: what it means, or what it costs. */
  hint?: ReactNode
}

export interface RadioTilesProps
  extends
    FieldWords,
    ValueProps,
    Omit<ComponentProps<'fieldset'>, keyof FieldWords | keyof ValueProps | 'onChange' | 'ref'> {
  /** The choices, in the order they are read. */
  options: readonly TileOption[]
  /** `1` puts one choice a line, for long words; `2` two; otherwise as many as fit. */
  columns?: 'auto' | '1' | '2' | undefined
  /** The browser itself asks for a choice. */
  required?: boolean | undefined
  /** The native event of the choice that was made. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  /** The choices; a function is given each of them, an object the first. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Long words get a wider tile, else they would stand in three narrow columns, broken. */
function lengthOf(options: readonly TileOption[]): 'long' | 'longest' | undefined {
  const longest = Math.max(
    0,
    ...options.map(({ label }) => (typeof label === 'string' ? label.length : 0)),
  )
  return longest > 28 ? 'longest' : longest > 12 ? 'long' : undefined
}

/** One of a few, all in sight. Native radio buttons: arrow keys move, Tab enters and leaves. */
export function RadioTiles(props: RadioTilesProps) {
  const { options, columns, required, onChange, ref, name, onValueChange, ...group } = props
  const { value, defaultValue, ...fieldset } = group
  const made = useId()
  const tiles = useRef<HTMLDivElement>(null)
  const radios = () => [...(tiles.current?.querySelectorAll('input') ?? [])]
  const first = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    const [head] = radios()
    first.current = head ?? null
    if (typeof ref === 'object' && ref) ref.current = first.current
    // The first comes last again: a form library leads to the one it was given last.
    if (typeof ref === 'function') for (const radio of [...radios(), head]) if (radio) ref(radio)
    return () => {
      if (typeof ref === 'function') ref(null)
      else if (ref) ref.current = null
    }
  }, [ref, options.length])

  const chosen = () => radios().find((radio) => radio.checked)?.value ?? ''
  useLayoutEffect(() => {
    const found = chosen()
    if (found !== '' && found !== (value ?? defaultValue ?? '')) onValueChange?.(found)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useFormEvents(first, (entries) => {
    if (entries) return
    if (value === undefined) onValueChange?.(chosen())
    else for (const radio of radios()) radio.checked = radio.value === value
  })

  const held = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value }
  return (
    <FieldGroup {...fieldset}>
      {(control) => (
        <Tiles
          ref={tiles}
          data-columns={columns}
          data-words={lengthOf(options)}
          data-invalid={control['aria-invalid']}
        >
          {options.map((option) => (
            <Tile key={option.value}>
              <Radio
                type="radio"
                name={name ?? made}
                value={option.value}
                {...held(option.value)}
                disabled={option.disabled}
                required={required}
                aria-invalid={control['aria-invalid']}
                onChange={(event) => {
                  onChange?.(event)
                  onValueChange?.(option.value)
                }}
              />
              <Face>
                <span>{option.label}</span>
                {option.hint && <Detail>{option.hint}</Detail>}
              </Face>
            </Tile>
          ))}
        </Tiles>
      )}
    </FieldGroup>
  )
}
