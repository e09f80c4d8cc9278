import type { ReactNode } from 'react'
import { ConfirmDialog } from '@paso/ui-kit'
import { currentPath } from '../frame/current-place.ts'
import { useText } from '../i18n/use-text.ts'
import { showFilesElsewhere, useFilesElsewhereShown } from './files-elsewhere.ts'
import { openOutside } from './open-outside.ts'

/** Inside a wrapper that keeps no files: where the same page gives them. */
export default function FilesElsewhereDialog(): ReactNode {
  const { t } = useText()
  const close = (): void => showFilesElsewhere(false)
  return (
    <ConfirmDialog
      open={useFilesElsewhereShown()}
      title={t('文件要在手机浏览器里保存')}
      confirmLabel={t('在浏览器里打开')}
      cancelLabel={t('暂时不用')}
      onConfirm={() => {
        close()
        openOutside(`${location.origin}${currentPath()}`)
      }}
      onCancel={close}
    >
      {t('这个应用不能把文件存到手机。请在浏览器里打开同一页,用您的手机号登录,再按一次保存。')}
    </ConfirmDialog>
  )
}
