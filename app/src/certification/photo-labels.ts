import type { PhotoCaptureLabels } from '@paso/ui-kit'
import type { Text } from '../i18n/use-text.ts'

/** The words around a photograph of `subject`. */
export const photoLabels = (subject: string, t: Text['t']): PhotoCaptureLabels => ({
  camera: t('拍照'),
  album: t('从相册选择'),
  retake: t('重新拍照'),
  working: t('请稍等'),
  preview: t('您拍的照片:{subject}', { subject }),
  unreadable: t('这个文件不是照片,请另选一张'),
})
