import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { readPhone } from '../digits/readDigits.ts'
import { FieldError, Legend } from '../field/FieldParts.tsx'
import { PhoneField } from '../phone-field/PhoneField.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import type { Option } from '../select-field/SelectField.tsx'
import { TextField } from '../text-field/TextField.tsx'

const Person = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

const Pick = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
`

const PersonLegend = styled(Legend)`
  margin-block-end: var(--paso-space-3);
  font-size: var(--paso-text-title);
`

/** A person who may be called. The phone is in national digits, without prefix and trunk 0. */
export interface Contact {
  relation: string
  name: string
  phone: string
}

/** The words of a contact's three fields. */
export interface ContactLabels {
  /** "A relative we may call". Names the whole group. */
  person: ReactNode
  /** "This person is my". */
  relation: ReactNode
  name: ReactNode
  nameHint?: ReactNode
  phone: ReactNode
  phoneHint?: ReactNode
}

export interface ContactFieldProps {
  /** The fields are named and identified `<name>_relation`, `<name>_name`, `<name>_phone`. */
  name: string
  labels: ContactLabels
  relations: readonly Option[]
  /** The country's prefix with its plus. */
  phonePrefix: string
  /** Most digits of a national number. */
  phoneLongest?: number
  defaultValue?: Partial<Contact> | undefined
  /** What to do about each of the three. */
  errors?: { [Part in keyof Contact]?: ReactNode } | undefined
  onValue?: (contact: Contact) => void
  /** Called when focus leaves one of the three: the moment to validate it. */
  onLeave?: (part: keyof Contact, contact: Contact) => void
  /**
   * Takes one person from the phone's own picker; absent where there is none. Resolves to
   * nothing when the borrower picked nobody. Rejecting shows `failed`.
   */
  pick?:
    | {
        label: ReactNode
        failed: ReactNode
        onPick: () => Promise<{ name: string; phone: string } | undefined>
      }
    | undefined
}

/** One person to call: relation, name and phone, typed or taken from the phone's picker. */
export function ContactField(props: ContactFieldProps) {
  const { name, labels, errors, pick, onValue } = props
  const [contact, setContact] = useState<Contact>({
    relation: '',
    name: '',
    phone: '',
    ...props.defaultValue,
  })
  const [picking, setPicking] = useState<'idle' | 'open' | 'failed'>('idle')
  const latest = useRef(contact)

  const change = (part: Partial<Contact>) => {
    latest.current = { ...latest.current, ...part }
    setContact(latest.current)
    onValue?.(latest.current)
  }
  const leave = (part: keyof Contact) => props.onLeave?.(part, latest.current)

  const takeFromPhone = async (onPick: NonNullable<typeof pick>['onPick']) => {
    setPicking('open')
    try {
      const person = await onPick()
      if (person) {
        const { phonePrefix, phoneLongest } = props
        change({ name: person.name, phone: readPhone(person.phone, phonePrefix, phoneLongest) })
      }
      setPicking('idle')
    } catch {
      setPicking('failed')
    }
  }

  return (
    <Person>
      <PersonLegend>{labels.person}</PersonLegend>
      <div onBlur={() => leave('relation')}>
        <RadioTiles
          name={`${name}_relation`}
          label={labels.relation}
          options={props.relations}
          error={errors?.relation}
          value={contact.relation}
          onValue={(relation) => change({ relation })}
        />
      </div>
      {pick && (
        <Pick>
          <Button
            variant="secondary"
            busy={picking === 'open'}
            onClick={() => takeFromPhone(pick.onPick)}
          >
            {pick.label}
          </Button>
          {picking === 'failed' && <FieldError role="alert">{pick.failed}</FieldError>}
        </Pick>
      )}
      <TextField
        name={`${name}_name`}
        label={labels.name}
        hint={labels.nameHint}
        error={errors?.name}
        autoComplete="off"
        value={contact.name}
        onValue={(text) => change({ name: text })}
        onBlur={() => leave('name')}
      />
      <PhoneField
        name={`${name}_phone`}
        label={labels.phone}
        hint={labels.phoneHint}
        error={errors?.phone}
        prefix={props.phonePrefix}
        longest={props.phoneLongest ?? 10}
        autoComplete="off"
        value={contact.phone}
        onValue={(phone) => change({ phone })}
        onBlur={() => leave('phone')}
      />
    </Person>
  )
}
