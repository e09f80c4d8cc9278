import { useEffect, useRef, type ReactNode } from 'react'
import { forms } from '#country/forms'
import {
  Button,
  CheckAnswers,
  goToField,
  groupDigits,
  Notice,
  Screen,
  ScreenBody,
  ScreenFooter,
} from '@paso/ui-kit'
import { accountWords } from '../../application-flow/forms/account.ts'
import { numberGroups } from '../../application-flow/forms/number-groups.ts'
import { otherBank } from '../../application-flow/forms/other-bank.ts'
import { Heading } from '../../frame/heading.ts'
import { PageBar } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import type { RouteName } from '../../route-map.ts'

interface AccountReviewProps {
  banks: readonly Schema<'Bank'>[]
  body: Record<string, unknown>
  isSending: boolean
  /** Where back leads when there is no page of ours before this one. */
  back: RouteName
  onRight: () => void
  /** Back to the form, and there to what comes next. */
  onWrong: (then: () => void) => void
}

const textIn = (body: Record<string, unknown>, field: string): string => {
  const value = body[field]
  return typeof value === 'string' ? value : ''
}

/** The account once more before it is sent: money that goes to a wrong one is hard to get back. */
export function AccountReview(props: AccountReviewProps): ReactNode {
  const { banks, body, isSending, back, onRight, onWrong } = props
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const category = textIn(body, 'category') as Schema<'AccountCategory'>
  const words = accountWords(category, forms)
  const bank = banks.find(({ bank_code: code }) => code === textIn(body, 'bank_code'))
  const number = textIn(body, 'number').replace(/\W/g, '')
  // Once the form is in sight again.
  const change = (field: string) => () =>
    onWrong(() => requestAnimationFrame(() => goToField(field)))
  const answers = [
    { label: t('收款方式'), value: t(words.category), field: 'category' },
    { label: t(words.bank), value: <bdi>{bank?.name}</bdi>, field: 'bank_code' },
    {
      label: t(words.number.label),
      value: <bdi dir="ltr">{groupDigits(number, numberGroups(words.number.groups, number))}</bdi>,
      field: 'number',
    },
    {
      label: t(words.holder),
      value: <bdi>{textIn(body, 'holder_name')}</bdi>,
      field: 'holder_name',
    },
  ]
  return (
    <Screen>
      <PageBar title={t('核对收款账户')} titleAs="p" back={back} />
      <ScreenBody>
        <Heading ref={heading} tabIndex={-1}>
          {t('钱会转入这个账户,对吗?')}
        </Heading>
        <OtherBank banks={banks} body={body} />
        <CheckAnswers
          changeLabel={t('修改')}
          disabled={isSending}
          answers={answers.map(({ field, ...answer }) => ({ ...answer, onChange: change(field) }))}
        />
      </ScreenBody>
      <ScreenFooter>
        <Button
          busy={isSending}
          busyLabel={t('正在保存')}
          slowLabel={t('仍在处理,请不要离开')}
          onClick={onRight}
        >
          {t('没错,使用这个账户')}
        </Button>
      </ScreenFooter>
    </Screen>
  )
}

/** A second look, and no refusal: the list of banks' numbers may be older than an account. */
function OtherBank({ banks, body }: Pick<AccountReviewProps, 'banks' | 'body'>): ReactNode {
  const { t } = useText()
  const chosen = textIn(body, 'bank_code')
  const other = otherBank(forms, banks, {
    category: textIn(body, 'category'),
    bank_code: chosen,
    number: textIn(body, 'number'),
  })
  if (other === undefined) return null
  return (
    <Notice>
      {t('按号码看,这个账户属于{other},不是{chosen}。请核对两项。', {
        other: other.name,
        chosen: banks.find(({ bank_code: code }) => code === chosen)?.name ?? '',
      })}
    </Notice>
  )
}
