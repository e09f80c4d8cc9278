import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldParts.tsx'
import { useInnerRef } from '../field/useInnerRef.ts'
import { FillButton } from '../field-group/FillButton.tsx'
import { type PartsProps, useParts } from '../field-group/useParts.ts'
import { SelectField } from '../select-field/SelectField.tsx'
import { Stack } from '../theme/stack.ts'
import { type LoadPlaces, useLevel } from './useLevel.ts'

const Levels = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** Codes of the places chosen; empty while not chosen. */
export interface AddressCodes {
  province: string
  city: string
  district: string
}

type Level = keyof AddressCodes

/** The words of one list. */
export interface LevelWords {
  label: ReactNode
  /** What the list says while nothing is chosen. */
  placeholder: string
  hint?: ReactNode
}

export interface AddressCascadeProps
  extends
    PartsProps<AddressCodes>,
    Omit<ComponentProps<'div'>, keyof PartsProps<AddressCodes> | 'children' | 'ref'> {
  /** The lists are named `<name>_province`, `<name>_city`, `<name>_district`. */
  name?: string | undefined
  /** Label, placeholder and hint of each list. */
  words: Record<keyof AddressCodes, LevelWords>
  /** Keep it the same function between renders: a new one loads the lists anew. */
  load: LoadPlaces
  /** What a list says while it loads. */
  loadingLabel: string
  /** What it says when that failed, and the word on the button that tries again. */
  failedLabel: ReactNode
  /** On the button that asks for the list anew: "Try again". */
  retryLabel: ReactNode
  /** What is wrong with which list. */
  errors?: { [Name in keyof AddressCodes]?: ReactNode } | undefined
  /** None of the lists can be opened. */
  disabled?: boolean | undefined
  /** The list of provinces, which is the first. */
  ref?: Ref<HTMLSelectElement> | undefined
  /**
   * Fills the lists from where the phone is; absent where that is not offered. Resolves to
   * nothing when the place is not found. `failed` is then shown: one can still choose by hand.
   * What was chosen by hand meanwhile stays.
   */
  locate?:
    | {
        label: ReactNode
        busyLabel: string
        failed: ReactNode
        onLocate: () => Promise<Partial<AddressCodes> | undefined>
      }
    | undefined
}

const nowhere: AddressCodes = { province: '', city: '', district: '' }

/** Province, then city, then district, each list loaded from the choice above it. */
export function AddressCascade(props: AddressCascadeProps) {
  const { name, words, load, locate, errors, disabled, ref, ...others } = props
  const { loadingLabel, failedLabel, retryLabel, value, defaultValue, onValueChange, ...rest } =
    others
  const first = useInnerRef(ref)
  const [codes, change] = useParts({ value, defaultValue, onValueChange }, nowhere, first)

  const levels = {
    province: useLevel(load, 'province', undefined, true),
    city: useLevel(load, 'city', codes.province, codes.province !== ''),
    district: useLevel(load, 'district', codes.city, codes.city !== ''),
  }
  const choose: Record<Level, (code: string) => void> = {
    province: (province) => change({ ...nowhere, province }),
    city: (city) => change({ city, district: '' }),
    district: (district) => change({ district }),
  }
  const findMe = async (onLocate: NonNullable<typeof locate>['onLocate']) => {
    const found = await onLocate()
    if (found) change({ ...nowhere, ...found }, codes)
    return found !== undefined
  }

  const list = (level: Level) => {
    const { state, retry } = levels[level]
    const loading = state.status === 'loading'
    return (
      <Stack key={level}>
        <SelectField
          name={name && `${name}_${level}`}
          ref={level === 'province' ? first : undefined}
          label={words[level].label}
          hint={words[level].hint}
          error={errors?.[level]}
          placeholder={loading ? loadingLabel : words[level].placeholder}
          options={state.places.map((place) => ({ value: place.code, label: place.name }))}
          disabled={disabled || state.status !== 'ready'}
          aria-busy={loading}
          value={codes[level]}
          onValueChange={choose[level]}
        />
        {state.status === 'failed' && (
          <>
            <FieldError role="alert">{failedLabel}</FieldError>
            <Button variant="secondary" onClick={retry}>
              {retryLabel}
            </Button>
          </>
        )}
      </Stack>
    )
  }

  return (
    <Levels role="group" {...rest}>
      {locate && (
        <FillButton
          label={locate.label}
          busyLabel={locate.busyLabel}
          failed={locate.failed}
          disabled={disabled}
          fill={() => findMe(locate.onLocate)}
        />
      )}
      {list('province')}
      {list('city')}
      {list('district')}
    </Levels>
  )
}
