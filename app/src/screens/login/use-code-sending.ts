import { useEffect, useState, type RefObject } from 'react'
import country from '#country'
import { isLenderFailure } from '@paso/sdk/failures'
import { momentIn, useCountdown } from '../../frame/use-countdown.ts'
import { fieldErrorsOf } from '../../failures/field-errors.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { loadMessages } from '../../i18n/message-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'
import type { SentCode } from '../../signing-in/sent-code.ts'

export interface CodeSendingProps {
  /** National digits. */
  phone: string
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
}

/** The press that has a code sent to a number: whether it may be, when again, and what is wrong with it. */
export function useCodeSending(
  { phone, sent, onSent }: CodeSendingProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const { t } = useText()
  const { prefix, minDigits, maxDigits, starts } = country.phone
  /** What there is to say of a number: `asked` was asked about, for a digit that may lack, and goes when it is pressed again (D4). */
  const [found, setFound] = useState<{ of: string; is: 'short' | 'long' | 'refused' | 'asked' }>()
  const own = sent?.phone === phone ? sent : undefined
  const seconds = useCountdown(own?.againAt)

  const send = async (): Promise<void> => {
    // The words for a code that is on its way are here before it is.
    const [{ client, deviceId }] = await Promise.all([lender(), loadMessages(['code'])])
    const answer = await client.post('/user/send_code', {
      phone_prefix: prefix,
      phone,
      uuid: deviceId(),
    })
    onSent({ phone, againAt: momentIn(answer.resend_in) })
  }
  const { submit, busy } = useSubmit(send, (failure) => {
    if (fieldErrorsOf(failure).length > 0) {
      // Its length was looked at before it was sent: a lender of other rules refuses how it begins.
      setFound({ of: phone, is: 'refused' })
      return true
    }
    // "Too many codes": the button counts down, and the last one can be given.
    if (!isLenderFailure(failure, 429001)) return false
    onSent({ isEarlier: true, ...own, phone, againAt: momentIn(failure.data.seconds) })
    return true
  })

  const lacks = maxDigits - phone.length
  const finding = found?.of === phone ? found.is : undefined
  const said = (): string | undefined => {
    if (finding === 'short') return t('请输入完整的手机号')
    if (finding === 'long') return t('手机号多了 {count} 位,请核对', { count: -lacks })
    if (finding === 'refused') return t('这里的手机号不是这样开头的,请检查每一位')
    // Once a code is there, its form has the focus.
    return finding === 'asked' && own === undefined
      ? t('手机号一般是 {digits} 位。确定完整的话,请再按一次。', { digits: maxDigits + 1 })
      : undefined
  }
  const words = { [finding === 'asked' ? 'notice' : 'error']: said() }
  useEffect(() => {
    // What is to be mended is where a reader goes on.
    if (found !== undefined) form.current?.querySelector('input')?.focus()
  }, [form, found])

  const press = async (): Promise<void> => {
    const begins = new RegExp(starts).test(phone)
    if (phone.length < minDigits) setFound({ of: phone, is: 'short' })
    else if (!begins || (lacks !== 0 && finding !== 'asked')) {
      await loadMessages(['code'])
      setFound({ of: phone, is: lacks < 0 ? 'long' : begins ? 'asked' : 'refused' })
    } else if (seconds === 0) void submit()
  }
  return { press, busy, seconds, words }
}
