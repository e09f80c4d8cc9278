import { useEffect, useRef, useState, type ReactNode } from 'react'
import country from '#country'
import { isLenderFailure } from '@paso/sdk/failures'
import { Button, PhoneField } from '@paso/ui-kit'
import { useCountdown } from '../../frame/use-countdown.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { loadMessages } from '../../i18n/message-store.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'
import { deviceId } from '../../session/session.ts'
import { FormStack } from '../../signing-in/form-stack.ts'

export interface SentCode {
  /** National digits the code was sent to. */
  phone: string
  /** When another may be asked for, milliseconds since 1970. */
  againAt: number
}

interface PhoneFormProps {
  phone: string
  onPhone: (national: string) => void
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
}

/** The phone number and the button that sends a code to it, with its countdown. */
export function PhoneForm({ phone, onPhone, sent, onSent }: PhoneFormProps): ReactNode {
  const { t } = useText()
  const { prefix, minDigits, maxDigits } = country.phone
  const [tooShort, setTooShort] = useState(false)
  /** The number that may lack a digit, and was asked about: pressed again, it goes (D4). */
  const [asked, setAsked] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const [waitUntil, setWaitUntil] = useState(0)
  const seconds = useCountdown(Math.max(waitUntil, sent?.phone === phone ? sent.againAt : 0))

  const send = async (): Promise<void> => {
    // The words for a code that is on its way are here before it is.
    const [{ client }] = await Promise.all([lender(), loadMessages(['code'])])
    const answer = await client.post('/user/send_code', {
      phone_prefix: prefix,
      phone,
      uuid: deviceId(),
    })
    onSent({ phone, againAt: Date.now() + answer.resend_in * 1000 })
  }
  const { submit, busy, fieldErrors } = useSubmit(send, (failure) => {
    // "Too many codes": the button counts down.
    if (!isLenderFailure(failure, 429001)) return false
    setWaitUntil(Date.now() + failure.data.seconds * 1000)
    return true
  })

  // Once a code is there, its form has the focus.
  const isAsked = asked === phone && sent?.phone !== phone
  const error =
    tooShort || fieldErrors.length > 0
      ? t('请输入完整的手机号')
      : isAsked
        ? t('手机号一般是 {digits} 位。确定完整的话,请再按一次。', { digits: maxDigits + 1 })
        : undefined
  useEffect(() => {
    // What is to be mended is where a reader goes on.
    if (error !== undefined) form.current?.querySelector('input')?.focus()
  }, [error, fieldErrors])

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
  return (
    // Before the code is here, `dialog` keeps Enter from putting the number into the address.
    <FormStack
      method="dialog"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void press()
      }}
    >
      <PhoneField
        label={t('手机号')}
        hint={t('我们会发送 6 位验证码')}
        name="phone"
        prefix={prefix}
        longest={maxDigits}
        error={error}
        onValueChange={(national) => {
          onPhone(national)
          setTooShort(false)
        }}
        enterKeyHint="send"
        required
      />
      <Button
        type="submit"
        variant={sent === undefined ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={t('正在发送')}
        slowLabel={t('仍在处理,请不要离开')}
        disabled={seconds > 0}
      >
        {seconds > 0
          ? t('{seconds} 秒后可重新获取', { seconds })
          : sent === undefined
            ? t('获取验证码')
            : t('重新获取验证码')}
      </Button>
    </FormStack>
  )
}
