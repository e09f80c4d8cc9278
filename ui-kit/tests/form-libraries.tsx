import { useForm as useTanStackForm, useStore } from '@tanstack/react-form'
import { Controller, useForm } from 'react-hook-form'
import { vi } from 'vitest'
import type { FormCase } from './form-case.ts'

/** What a form sent. */
export const received = vi.fn<(value: unknown) => void>()
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const wrong = (field: FormCase) => (value: unknown) =>
  same(value, field.meaning) || same(value, field.registered) || 'Wrong'

const state = (dirty: boolean, touched: boolean) => (
  <p data-testid="state">{`${dirty ? 'dirty' : ''} ${touched ? 'touched' : ''}`}</p>
)

/** React Hook Form, registered. */
export function Registered({ field }: { field: FormCase }) {
  const { register, handleSubmit, reset, formState } = useForm<{ it: unknown }>({
    defaultValues: { it: field.empty },
    mode: 'onChange',
  })
  const setValueAs = field.register ? { setValueAs: field.register } : {}
  return (
    <form noValidate onSubmit={handleSubmit(({ it }) => received(it))}>
      {field.draw({
        ...register('it', { validate: wrong(field), ...setValueAs }),
        error: formState.errors.it?.message,
      })}
      {state(formState.isDirty, formState.touchedFields.it === true)}
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  )
}

/** React Hook Form, by its `Controller`. */
export function Controlled({ field }: { field: FormCase }) {
  const { control, handleSubmit, reset, formState } = useForm<{ it: unknown }>({
    defaultValues: { it: field.empty },
    mode: 'onChange',
  })
  return (
    <form noValidate onSubmit={handleSubmit(({ it }) => received(it))}>
      <Controller
        name="it"
        control={control}
        rules={{ validate: wrong(field) }}
        render={({ field: { onChange, ...held }, fieldState }) => (
          <>
            {field.draw({
              ...held,
              onValueChange: onChange,
              error: fieldState.error?.message,
            })}
          </>
        )}
      />
      {state(formState.isDirty, formState.touchedFields.it !== undefined)}
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  )
}

/** TanStack Form. */
export function TanStack({ field }: { field: FormCase }) {
  const tanStack = useTanStackForm({
    defaultValues: { it: field.empty },
    onSubmit: ({ value }) => received(value.it),
    onSubmitInvalid: () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  })
  const dirty = useStore(tanStack.store, (all) => !all.isDefaultValue)
  const touched = useStore(tanStack.store, (all) => all.isTouched)
  const validate = wrong(field)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void tanStack.handleSubmit()
      }}
    >
      <tanStack.Field
        name="it"
        validators={{
          onChange: ({ value }) => {
            const answer = validate(value)
            return answer === true ? undefined : answer
          },
        }}
      >
        {({ name, state: { value, meta }, handleBlur, handleChange }) =>
          field.draw({
            name,
            value,
            onBlur: handleBlur,
            onValueChange: handleChange,
            error: meta.errors[0]?.toString(),
          })
        }
      </tanStack.Field>
      {state(dirty, touched)}
      <button type="submit">Send</button>
      <button type="reset" onClick={() => tanStack.reset()}>
        Reset
      </button>
    </form>
  )
}
