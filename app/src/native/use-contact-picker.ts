/** One contact by the phone's own picker; nothing else of the phone book is read. */
import { useEffect, useState } from 'react'
import type { MessageId } from '../i18n/generated/messages.ts'
import { useText } from '../i18n/use-text.ts'
import type { ContactFieldProps } from '@paso/ui-kit'
import { nativeProblem, type NativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { isInWrapper } from './wrapper-here.ts'

const words = {
  refused: '您没有允许打开通讯录。请在下面填写姓名和手机号。',
  settings: '您没有允许打开通讯录。请在下面填写姓名和手机号。',
  never: '这部手机不允许打开通讯录。请在下面填写姓名和手机号。',
  absent: '这里不能打开通讯录。请在下面填写姓名和手机号。',
  late: '通讯录没有回应。请在下面填写姓名和手机号。',
  broken: '通讯录没能打开。请在下面填写姓名和手机号。',
} as const satisfies Record<Exclude<NativeProblem, 'left'>, MessageId>

/** For `ContactField`; undefined where there is no picker. */
export function useContactPicker(): ContactFieldProps['pick'] {
  const { t } = useText()
  const [offered, setOffered] = useState(false)
  const [problem, setProblem] = useState<Exclude<NativeProblem, 'left'>>('broken')
  useEffect(() => {
    const isOffered = isInWrapper() || 'contacts' in navigator
    setOffered(isOffered)
    // Ahead: a browser opens its picker only while a press is handled.
    if (isOffered) void openBridge().catch(() => undefined)
  }, [])
  if (!offered) return undefined
  return {
    label: t('从手机通讯录选一位'),
    failed: t(words[problem]),
    onPick: async () => {
      try {
        const { selectContacts } = await openBridge()
        return await selectContacts()
      } catch (failure) {
        const why = nativeProblem(failure)
        if (why === 'left') return undefined
        setProblem(why)
        throw failure
      }
    },
  }
}
