import { useRef, type ReactNode } from 'react'
import country from '#country'
import { Button, PhoneField } from '@paso/ui-kit'
import { useText } from '../../i18n/use-text.ts'
import { FormStack } from '../../signing-in/form-stack.ts'
import { useCodeSending, type CodeSendingProps } from './use-code-sending.ts'

interface PhoneFormProps extends CodeSendingProps {
  onPhone: (national: string) => void
  hidden: boolean
}

/** The phone number and the button that sends a code to it, with its countdown. */
export function PhoneForm(props: PhoneFormProps): ReactNode {
  const { onPhone, sent, hidden } = props
  const { t } = useText()
  const { prefix, maxDigits } = country.phone
  const form = useRef<HTMLFormElement>(null)
  const { press, busy, seconds, words } = useCodeSending(props, form)
  return (
    // Before the code is here, `dialog` keeps Enter from putting the number into the address.
    <FormStack
      method="dialog"
      noValidate
      ref={form}
      hidden={hidden}
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
        {...words}
        onValueChange={onPhone}
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
