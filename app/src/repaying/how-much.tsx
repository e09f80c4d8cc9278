import type { ReactNode } from 'react'
import { Money, TextField } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { Choice, Choices } from './choices.ts'
import { partsOnOffer, type PayChoice, type PayPart } from './pay-choice.ts'

interface HowMuchProps {
  order: Schema<'Order'>
  choice: PayChoice
  onChoice: (choice: PayChoice) => void
  bounds: { min: number; max: number }
  /** Whether the sum that was typed is to be complained about. */
  wrong: boolean
}

/** This payment, another sum or all of it, each with what it means. */
export function HowMuch({ order, choice, onChoice, bounds, wrong }: HowMuchProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { payoff_today: all, saved_by_paying_today: saved, next_payment: next } = order
  const written = (amount: number) => format.money({ ...all, amount })
  const words = {
    next: {
      title: t('这一期'),
      detail: next && t('{date} 到期', { date: format.day(next.due_date) }),
      sum: next?.total,
    },
    other: {
      title: t('另一个金额'),
      detail: t('最少 {amount}', { amount: written(bounds.min) }),
      sum: undefined,
    },
    all: {
      title: t('全部还清'),
      detail: saved.amount > 0 && t('少付 {saved}', { saved: format.money(saved) }),
      sum: all,
    },
  } satisfies Record<PayPart, object>
  return (
    <>
      <Choices
        label={t('还多少?')}
        name="part"
        columns="1"
        value={choice.part}
        onValueChange={(part) => onChoice({ ...choice, part: part as PayPart })}
        options={partsOnOffer(order).map((part) => ({
          value: part,
          label: (
            <Choice>
              <span>
                {words[part].title}
                {words[part].detail && <small>{words[part].detail}</small>}
              </span>
              {words[part].sum && <Money {...words[part].sum} />}
            </Choice>
          ),
        }))}
      />
      {choice.part === 'other' && <OtherSum {...{ choice, onChoice, bounds, wrong, written }} />}
    </>
  )
}

interface OtherSumProps extends Omit<HowMuchProps, 'order'> {
  /** A sum in minor units, as the borrower reads it. */
  written: (amount: number) => string
}

function OtherSum({ choice, onChoice, bounds, wrong, written }: OtherSumProps): ReactNode {
  const { t } = useText()
  return (
    <TextField
      label={t('要还的金额')}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      hint={t('{lowest} 至 {highest}', {
        lowest: written(bounds.min),
        highest: written(bounds.max),
      })}
      error={
        wrong
          ? t('请输入 {lowest} 至 {highest} 之间的金额', {
              lowest: written(bounds.min),
              highest: written(bounds.max),
            })
          : undefined
      }
      value={choice.typed}
      onValueChange={(typed) => onChoice({ ...choice, typed })}
    />
  )
}
