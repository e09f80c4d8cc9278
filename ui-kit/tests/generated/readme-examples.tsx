// Written from README.md by npm run generate.

import { Controller, useForm } from 'react-hook-form'

import {
  AmountPicker,
  DateOfBirthField,
  DigitsField,
  PasoGlobalStyle,
  PhoneField,
  QuestionPage,
  Screen,
  TextField,
  asDigits,
  asPhone,
} from '../../src/index.ts'

import { useSurroundings } from '../readme-surroundings.ts'

export function Example1() {
  const { save } = useSurroundings()

  return (
    <>
      <PasoGlobalStyle />
      <Screen>
        <QuestionPage title="What is your name?" actionLabel="Continue" onSubmit={save}>
          <TextField name="given_name" label="Given name" autoComplete="given-name" />
        </QuestionPage>
      </Screen>
    </>
  )
}

export function Example2() {
  const { register, formState } = useForm({
    defaultValues: { phone: '', id: '' },
    mode: 'onChange',
  })

  return (
    <>
      <PhoneField
        label="Mobile number"
        prefix="+66"
        error={formState.errors.phone?.message}
        {...register('phone', { setValueAs: asPhone('+66', 9) })}
      />
      <DigitsField label="ID number" {...register('id', { setValueAs: asDigits })} />
    </>
  )
}

export function Example3() {
  const { words, control } = useSurroundings()

  return (
    <>
      <Controller
        name="birth_date"
        control={control}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DateOfBirthField
            {...words}
            {...field}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}

export function Example4() {
  const { range, form } = useSurroundings()

  return (
    <>
      <form.Field name="amount">
        {(field) => (
          <AmountPicker
            {...range}
            name={field.name}
            value={field.state.value}
            onBlur={field.handleBlur}
            onValueChange={field.handleChange}
            error={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
    </>
  )
}
