import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button, foldDigits, Notice, TextField } from '@paso/ui-kit'
import { focusHeadingInstead } from '../frame/keep-focus.ts'
import { SupportCard } from '../help/support-card.tsx'
import { useText } from '../i18n/use-text.ts'
import { FormStack } from './form-stack.ts'

interface IdentityTailProps {
  triesLeft: number
  /** Whether signs were given before, and were wrong. */
  wasWrong: boolean
  busy: boolean
  onGiven: (signs: string) => void
}

const asked = /^[0-9A-Za-z]{4}$/

/** The last four signs of the identity number, where the phone may have another holder by now (403003). */
export default function IdentityTail({
  triesLeft,
  wasWrong,
  busy,
  onGiven,
}: IdentityTailProps): ReactNode {
  const { t } = useText()
  const [signs, setSigns] = useState('')
  const [isShort, setIsShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What stood here before had the focus.
    if (triesLeft === 0) focusHeadingInstead()
    else field.current?.focus()
  }, [triesLeft])
  if (triesLeft === 0) return <NoTriesLeft />
  const wrong = wasWrong
    ? t('证件号码后四位不对,还可以试 {tries} 次', { tries: triesLeft })
    : undefined
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsShort(!asked.test(signs))
        if (asked.test(signs)) onGiven(signs)
        else field.current?.focus()
      }}
    >
      <Notice>{t('这个号码很久没有登录过。请确认账户是您的。')}</Notice>
      <TextField
        ref={field}
        label={t('身份证号码的后四位')}
        name="identity_tail"
        // With the dash that a card may have among them.
        maxLength={8}
        autoComplete="off"
        dir="ltr"
        error={isShort ? t('请输入身份证号码的后四位') : wrong}
        onValueChange={(value) => {
          setSigns(foldDigits(value).replace(/[\s-]/g, ''))
          setIsShort(false)
        }}
        required
      />
      <Button type="submit" busy={busy} busyLabel={t('正在登录')}>
        {t('登录')}
      </Button>
    </FormStack>
  )
}

/** What is left when all tries are used: a person who looks into it. */
function NoTriesLeft(): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="bad" live>
        {t('试错次数太多。我们的人会帮您登录。')}
      </Notice>
      <SupportCard />
    </>
  )
}
