import type { ComponentProps, ReactNode, Ref } from 'react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { readPhone } from '../digits/readDigits.ts'
import { FillButton } from '../field-group/FillButton.tsx'
import { Legend } from '../field-group/Legend.ts'
import { type PartsProps, useParts } from '../field-group/useParts.ts'
import { PhoneField } from '../phone-field/PhoneField.tsx'
import { RadioTiles } from '../radio-tiles/RadioTiles.tsx'
import type { Option } from '../select-field/SelectField.tsx'
import { TextField } from '../text-field/TextField.tsx'

const Person = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
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

export interface ContactFieldProps
  extends
    PartsProps<Contact>,
    Omit<ComponentProps<'fieldset'>, keyof PartsProps<Contact> | 'children' | 'ref'> {
  /** The fields are named `<name>_relation`, `<name>_name`, `<name>_phone`. */
  name?: string | undefined
  /** The words of the group and of its three fields. */
  labels: ContactLabels
  /** Whom the person may be to the borrower. */
  relations: readonly Option[]
  /** The country's prefix with its plus. */
  phonePrefix: string
  /** Most digits of a national number. */
  phoneLongest?: number | undefined
  /** What to do about each of the three. */
  errors?: { [Part in keyof Contact]?: ReactNode } | undefined
  /** What to look at once more of each of the three, though it may be right. */
  notices?: { [Part in keyof Contact]?: ReactNode } | undefined
  /** The first choice of relation, which is the first control. */
  ref?: Ref<HTMLInputElement> | undefined
  /**
   * Takes one person from the phone's own picker; absent where there is none. Resolves to
   * nothing when the borrower picked nobody. Rejecting shows `failed`. What was typed meanwhile stays.
   */
  pick?:
    | {
        label: ReactNode
        failed: ReactNode
        onPick: () => Promise<{ name: string; phone: string } | undefined>
      }
    | undefined
}

const nobody: Contact = { relation: '', name: '', phone: '' }

/** One person to call: relation, name and phone, typed or taken from the phone's picker. */
export function ContactField(props: ContactFieldProps) {
  const { name, labels, relations, phonePrefix, phoneLongest, errors, pick, ...others } = props
  const { notices, ref, value, defaultValue, onValueChange, ...rest } = others
  const group = useRef<HTMLFieldSetElement>(null)
  const [contact, change] = useParts({ value, defaultValue, onValueChange }, nobody, group)
  const nameOf = (part: keyof Contact) => name && `${name}_${part}`

  const takeFromPhone = async (onPick: NonNullable<typeof pick>['onPick']) => {
    const person = await onPick()
    if (person) {
      const phone = readPhone(person.phone, phonePrefix, phoneLongest)
      change({ name: person.name, phone }, contact)
    }
    return true
  }

  return (
    <Person {...rest} ref={group}>
      <PersonLegend>{labels.person}</PersonLegend>
      <RadioTiles
        name={nameOf('relation')}
        label={labels.relation}
        options={relations}
        error={errors?.relation}
        notice={notices?.relation}
        ref={ref}
        value={contact.relation}
        onValueChange={(relation) => change({ relation })}
      />
      {pick && (
        <FillButton
          label={pick.label}
          failed={pick.failed}
          fill={() => takeFromPhone(pick.onPick)}
        />
      )}
      <TextField
        name={nameOf('name')}
        label={labels.name}
        hint={labels.nameHint}
        error={errors?.name}
        notice={notices?.name}
        autoComplete="off"
        value={contact.name}
        onValueChange={(text) => change({ name: text })}
      />
      <PhoneField
        name={nameOf('phone')}
        label={labels.phone}
        hint={labels.phoneHint}
        error={errors?.phone}
        notice={notices?.phone}
        prefix={phonePrefix}
        longest={phoneLongest}
        autoComplete="off"
        value={contact.phone}
        onValueChange={(phone) => change({ phone })}
      />
    </Person>
  )
}
