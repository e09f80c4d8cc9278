import { useEffect, useState, type RefObject } from 'react'
import country from '#country'
import { isLenderFailure } from '@paso/sdk/failures'
import { useCountdown } from '../../frame/use-countdown.ts'
import { useFormSubmit } from '../../frame/use-submit.ts'
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
  const { prefix, minDigits, maxDigits } = country.phone
  const [tooShort, setTooShort] = useState(false)
  /** The number that may lack a digit, and was asked about: pressed again, it goes (D4). */
  const [asked, setAsked] = useState<string>()
  const own = sent?.phone === phone ? sent : undefined
  const seconds = useCountdown(own?.againAt ?? 0)

  const send = async (): Promise<void> => {
    // The words for a code that is on its way are here before it is.
    const [{ client, deviceId }] = await Promise.all([lender(), loadMessages(['code'])])
    const answer = await client.post('/user/send_code', {
      phone_prefix: prefix,
      phone,
      uuid: deviceId(),
    })
    onSent({ phone, againAt: Date.now() + answer.resend_in * 1000 })
  }
  const { submit, busy, fieldErrors } = useFormSubmit(send, (failure) => {
    // "Too many codes": the button counts down, and the last one can be given.
    if (!isLenderFailure(failure, 429001)) return false
    const againAt = Date.now() + failure.data.seconds * 1000
    onSent({ isEarlier: true, ...own, phone, againAt })
    return true
  })

  // Once a code is there, its form has the focus.
  const isAsked = asked === phone && own === undefined
  const isWrong = tooShort || fieldErrors.length > 0
  const said = isWrong
    ? t('请输入完整的手机号')
    : isAsked
      ? t('手机号一般是 {digits} 位。确定完整的话,请再按一次。', { digits: maxDigits + 1 })
      : undefined
  const words = { [isWrong ? 'error' : 'notice']: said }
  useEffect(() => {
    // What is to be mended is where a reader goes on.
    if (said !== undefined) form.current?.querySelector('input')?.focus()
  }, [form, said, fieldErrors])

  const press = async (): Promise<void> => {
    const lacks = maxDigits - phone.length
    const isPhone = lacks >= 0 && phone.length >= minDigits
    setTooShort(!isPhone)
    if (!isPhone) return
    if (lacks > 0 && asked !== phone) {
      await loadMessages(['code'])
      setAsked(phone)
    } else if (seconds === 0) void submit()
  }
  return { press, busy, seconds, words, setTooShort }
}
