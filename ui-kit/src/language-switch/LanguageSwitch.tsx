import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useNativeValue, type ValueProps } from '../field/useNativeValue.ts'
import { BaseIcon } from '../icon/BaseIcon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'

const Pill = styled.label`
  position: relative;
  display: inline-flex;
  min-inline-size: var(--paso-target);
  align-items: center;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
  & > svg {
    position: absolute;
    inset-inline-start: calc(22 * var(--paso-u));
    inline-size: 1.3em;
    block-size: 1.3em;
    pointer-events: none;
  }
`

const Choice = styled.select`
  min-block-size: var(--paso-target);
  inline-size: 100%;
  max-inline-size: 12em;
  padding-block: 0;
  padding-inline: calc(22 * var(--paso-u) + 1.75em) calc(28 * var(--paso-u));
  /* The pill looks smaller than what a thumb may hit. */
  border: solid transparent;
  border-width: 5px 0;
  border-radius: var(--paso-radius-round);
  background: var(--paso-card) padding-box;
  box-shadow: inset 0 0 0 1px var(--paso-line-strong);
  color: inherit;
  font-weight: 600;
  text-overflow: ellipsis;
  /* As wide as its own word, not as the longest of all languages. */
  field-sizing: content;
  appearance: none;
  /* There is no shadow then, and no border that is not seen. */
  @media (forced-colors: active) {
    border-width: 1px;
  }
`

export type Language = {
  /** BCP 47 tag. */
  tag: string
  /** The language's name in itself: "ไทย". */
  name: string
}

export interface LanguageSwitchProps
  extends ValueProps, Omit<ComponentProps<'select'>, keyof ValueProps> {
  /** "Language", for screen readers. */
  label: string
  /** The languages, each by its own name. */
  languages: readonly Language[]
}

/** The language, by the phone's own picker; its value is a tag, each is named in itself. */
export function LanguageSwitch({ label, languages, ...props }: LanguageSwitchProps) {
  const { native } = useNativeValue(props)
  return (
    <Pill className={props.className} style={props.style}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <BaseIcon name="globe" />
      <Choice {...native}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Choice>
    </Pill>
  )
}
