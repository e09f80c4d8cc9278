import type { ReactNode } from 'react'
import { Checkbox, FieldGroup, RadioTiles, TextField } from '@paso/ui-kit'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { chosenOf, type Question } from './answers.ts'

interface QuestionFieldProps {
  question: Question
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** One question of the lender's, as the control for its kind. */
export function QuestionField({ question, value, error, onValue }: QuestionFieldProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { question_id: name, kind, options } = question
  const words = {
    label: question.text,
    error,
    optionalLabel: question.is_required ? undefined : t('选填'),
  }
  if (kind === 'amount') {
    const example = { amount: 500_000, currency: question.currency as Schema<'Currency'> }
    return (
      <TextField
        {...words}
        hint={t('每月的整数金额,例如 {amount}', { amount: format.roundMoney(example) })}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        dir="ltr"
        value={value}
        onValueChange={onValue}
      />
    )
  }
  if (kind === 'single_choice') {
    return (
      <RadioTiles
        {...words}
        name={name}
        columns="1"
        options={options.map((each) => ({ value: each.option_id, label: each.text }))}
        value={value}
        onValueChange={onValue}
      />
    )
  }
  const chosen = chosenOf(value)
  const tick = (id: string, ticked: boolean): void =>
    onValue([...chosen.filter((each) => each !== id), ...(ticked ? [id] : [])].join(' '))
  return (
    <FieldGroup {...words} id={name} hint={t('可以选多项')}>
      {(control) =>
        options.map(({ option_id: id, text }) => (
          <Checkbox
            key={id}
            name={name}
            label={text}
            checked={chosen.includes(id)}
            aria-invalid={control['aria-invalid']}
            onValueChange={(ticked) => tick(id, ticked)}
          />
        ))
      }
    </FieldGroup>
  )
}
