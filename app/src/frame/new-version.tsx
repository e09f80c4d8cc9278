import type { ReactNode } from 'react'
import { Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { putOff, useNewer } from '../session/app-version.ts'
import { ActionLink } from './action-link.tsx'
import { focusHeadingInstead } from './keep-focus.ts'

/** Says that there is a newer version, until it is put off. Its words came with the answer that knows of it. */
export function NewVersion(): ReactNode {
  const { t } = useText()
  const newer = useNewer()
  if (newer === undefined) return null
  const later = (): void => {
    putOff(newer)
    focusHeadingInstead()
  }
  return (
    <Notice>
      {t('有新版本 {version}', { version: newer.version })}
      <ActionLink to={newer.download_url} variant="quiet">
        {t('更新')}
      </ActionLink>
      <Button variant="quiet" onClick={later}>
        {t('以后再说')}
      </Button>
    </Notice>
  )
}
