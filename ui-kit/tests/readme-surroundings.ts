import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useForm } from 'react-hook-form'
import { vi } from 'vitest'

export const save = vi.fn<() => void>()
export const hookFormValues = vi.fn<() => { birth_date: string }>()

/** What the examples of the README take from the page that they stand in. */
export function useSurroundings() {
  const { control, getValues } = useForm({ defaultValues: { birth_date: '' } })
  hookFormValues.mockImplementation(getValues)
  const form = useTanStackForm({ defaultValues: { amount: 100000 } })
  return {
    save,
    control,
    form,
    words: {
      label: 'When were you born?',
      dayLabel: 'Day',
      monthLabel: 'Month',
      yearLabel: 'Year',
      months: Array.from({ length: 12 }, (_, month) => `M${String(month + 1)}`),
    },
    range: {
      label: 'How much?',
      currency: 'THB',
      locale: 'en',
      min: 100000,
      max: 2000000,
      step: 10000,
    } as const,
  }
}
