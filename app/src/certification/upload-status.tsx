import type { ReactNode } from 'react'
import { Button, Notice, useSlowWork } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import type { PictureUpload } from './use-picture-upload.ts'

/** How far the sending of a picture is, in words, with a way on where it failed. */
export function UploadStatus({ upload, again }: Omit<PictureUpload, 'take'>): ReactNode {
  const { t } = useText()
  const { state, photo } = upload
  const slow = useSlowWork(state === 'sending')
  if (state === 'failed') {
    return (
      <>
        <Notice tone="bad" live>
          {t('照片没能上传。不用重拍,再试一次即可。')}
        </Notice>
        <Button variant="secondary" onClick={again}>
          {t('再次上传')}
        </Button>
      </>
    )
  }
  if (state === 'sending') {
    const size = Math.max(1, Math.round(photo.size / 1000))
    return (
      <Notice live>
        {slow ? t('仍在上传。网络慢时可能要一分钟。') : t('正在上传照片({size} kB)', { size })}
      </Notice>
    )
  }
  if (state === 'reading') return <Notice live>{t('正在读取证件')}</Notice>
  if (state === 'uploaded') {
    return (
      <Notice tone="good" live>
        {t('照片已上传')}
      </Notice>
    )
  }
  return null
}
