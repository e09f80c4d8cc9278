import type { PhotoCaptureLabels } from '@paso/ui-kit'
import type { Text } from '../i18n/use-text.ts'
import { isInWrapper } from '../native/wrapper-here.ts'

/** The words around a photograph of `subject`: its buttons, and what is said while the camera looks and after it. */
export const photoLabels = (subject: string, t: Text['t']): PhotoCaptureLabels => ({
  camera: t('拍照'),
  album: t('从相册选择'),
  retake: t('重新拍照'),
  working: t('请稍等'),
  preview: t('您拍的照片:{subject}', { subject }),
  unreadable: t('这个文件不是照片,请另选一张'),
  faults: {
    blurred: t('照片模糊,请拿稳手机再拍一张'),
    glare: t('照片反光,请换个角度,不要用闪光灯'),
    cutOff: t('证件没有拍全,请让四个角都在画面里'),
    kept: t('拍不好也可以先用这张。'),
  },
  // A wrapper's web view films nothing: its own camera is in the place of ours.
  live: isInWrapper()
    ? undefined
    : {
        take: t('现在拍'),
        close: t('关闭相机'),
        refused: t('没有允许使用相机。再按一次可用手机自带的相机,也可以从相册选择。'),
        absent: t('相机打不开。再按一次可用手机自带的相机,也可以从相册选择。'),
        dark: t('太暗,请到亮一点的地方'),
        closer: t('再近一点,让证件填满框'),
        up: t('手机往上移'),
        down: t('手机往下移'),
        left: t('手机往左移'),
        right: t('手机往右移'),
        ready: t('可以拍了,拿稳手机'),
      },
})
