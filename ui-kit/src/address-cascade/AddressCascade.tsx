import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/FieldParts.tsx'
import { SelectField } from '../select-field/SelectField.tsx'
import { type LoadPlaces, useLevel } from './useLevel.ts'

const Levels = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

const OneLevel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--paso-space-2);
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

export interface AddressCascadeProps {
  /** The lists are named and identified `<name>_province`, `<name>_city`, `<name>_district`. */
  name: string
  words: Record<Level, LevelWords>
  /** Keep it the same function between renders: a new one loads the lists anew. */
  load: LoadPlaces
  /** What a list says while it loads. */
  loadingLabel: string
  /** What it says when that failed, and the word on the button that tries again. */
  failedLabel: ReactNode
  retryLabel: ReactNode
  defaultValue?: Partial<AddressCodes> | undefined
  errors?: { [Name in Level]?: ReactNode } | undefined
  onValue?: (codes: AddressCodes) => void
  /**
   * Fills the lists from where the phone is; absent where that is not offered. Resolves to
   * nothing when the place is not found. `failed` is then shown: one can still choose by hand.
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

/** Province, then city, then district, each list loaded from the choice above it. */
export function AddressCascade(props: AddressCascadeProps) {
  const { name, words, load, locate, onValue } = props
  const [codes, setCodes] = useState<AddressCodes>({
    province: '',
    city: '',
    district: '',
    ...props.defaultValue,
  })
  const latest = useRef(codes)
  const [locating, setLocating] = useState<'idle' | 'open' | 'failed'>('idle')

  const levels = {
    province: useLevel(load, 'province', undefined, true),
    city: useLevel(load, 'city', codes.province, codes.province !== ''),
    district: useLevel(load, 'district', codes.city, codes.city !== ''),
  }
  const change = (part: Partial<AddressCodes>) => {
    latest.current = { ...latest.current, ...part }
    setCodes(latest.current)
    onValue?.(latest.current)
  }
  const choose: Record<Level, (code: string) => void> = {
    province: (province) => change({ province, city: '', district: '' }),
    city: (city) => change({ city, district: '' }),
    district: (district) => change({ district }),
  }
  const findMe = async (onLocate: NonNullable<typeof locate>['onLocate']) => {
    setLocating('open')
    const found = await onLocate().catch(() => undefined)
    if (found) change({ province: '', city: '', district: '', ...found })
    setLocating(found ? 'idle' : 'failed')
  }

  const list = (level: Level) => {
    const { state, retry } = levels[level]
    const loading = state.status === 'loading'
    return (
      <OneLevel key={level}>
        <SelectField
          name={`${name}_${level}`}
          label={words[level].label}
          hint={words[level].hint}
          error={props.errors?.[level]}
          placeholder={loading ? props.loadingLabel : words[level].placeholder}
          options={state.places.map((place) => ({ value: place.code, label: place.name }))}
          disabled={state.status !== 'ready'}
          aria-busy={loading}
          value={codes[level]}
          onValue={choose[level]}
        />
        {state.status === 'failed' && (
          <>
            <FieldError role="alert">{props.failedLabel}</FieldError>
            <Button variant="secondary" onClick={retry}>
              {props.retryLabel}
            </Button>
          </>
        )}
      </OneLevel>
    )
  }

  return (
    <Levels>
      {locate && (
        <OneLevel>
          <Button
            variant="secondary"
            busy={locating === 'open'}
            busyLabel={locate.busyLabel}
            onClick={() => findMe(locate.onLocate)}
          >
            {locate.label}
          </Button>
          {locating === 'failed' && <FieldError role="alert">{locate.failed}</FieldError>}
        </OneLevel>
      )}
      {list('province')}
      {list('city')}
      {list('district')}
    </Levels>
  )
}
