import type { ReactNode } from 'react'
import { Icon } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { Choice, Choices } from './choices.ts'
import { methods } from './methods.ts'
import { takes } from './pay-choice.ts'

type Method = Schema<'RepaymentMethod'>

interface HowToPayProps {
  offers: readonly Schema<'MethodOffer'>[]
  /** What is paid, in minor units. */
  amount: number | undefined
  method: Method | undefined
  onMethod: (method: Method) => void
}

/** The ways to pay. One that does not take the sum says what it takes. */
export function HowToPay({ offers, amount, method, onMethod }: HowToPayProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <Choices
      label={t('选择还款方式')}
      name="method"
      columns="1"
      value={method ?? ''}
      onValueChange={(chosen) => onMethod(chosen as Method)}
      options={offers.map((offer) => {
        const { title, detail, icon } = methods[offer.method]
        const possible = takes(offer, amount)
        return {
          value: offer.method,
          disabled: !possible,
          label: (
            <Choice>
              <Icon name={icon} />
              <span>
                {t(title)}
                <small>
                  {possible
                    ? t(detail)
                    : t('{lowest} 至 {highest}', {
                        lowest: format.money(offer.min_amount),
                        highest: format.money(offer.max_amount),
                      })}
                </small>
              </span>
            </Choice>
          ),
        }
      })}
    />
  )
}
