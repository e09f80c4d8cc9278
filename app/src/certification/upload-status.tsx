import type { ReactNode } from 'react'
import { Button, Notice, StepProgress, useSlowWork } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import type { PictureUpload } from './use-picture-upload.ts'

/** How far the sending of a picture is, in words, with a way on where it failed. */
export function UploadStatus({ upload, again }: Omit<PictureUpload, 'take'>): ReactNode {
  const { t } = useText()
  const { state } = upload
  const slow = useSlowWork(state === 'sending')
  if (state === 'failed') {
    return (
      <>
        <Notice tone="bad" live>
          {upload.percent > 0
            ? t('网络断了,已上传 {percent}%。会从这里接着传,不用重拍。', upload)
            : t('照片没能上传。不用重拍,再试一次即可。')}
        </Notice>
        <Button variant="secondary" onClick={again}>
          {t(upload.percent > 0 ? '继续上传' : '再次上传')}
        </Button>
      </>
    )
  }
  if (state === 'sending') {
    const { percent, photo } = upload
    const size = Math.max(1, Math.round(photo.size / 1000))
    return (
      <>
        <Notice live>
          {slow ? t('仍在上传。网络慢时可能要一分钟。') : t('正在上传照片({size} kB)', { size })}
        </Notice>
        {/* Beside the live words: each part of it said aloud would be a stutter. */}
        <StepProgress
          label={t('已上传 {percent}%', { percent })}
          done={percent}
          total={100}
          role="progressbar"
          aria-label={t('照片上传进度')}
          aria-valuenow={percent}
        />
      </>
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
