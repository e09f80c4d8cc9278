import type { ReactNode } from 'react'
import { SmallPrint } from '../frame/small-print.ts'
import { useText } from '../i18n/use-text.ts'

/** What the camera is used for, to be read before a browser asks whether it may be. */
export function CameraNote(): ReactNode {
  const { t } = useText()
  return (
    <SmallPrint>{t('按“拍照”才会打开相机,只拍这一张,不录像。照片只用来核实您的资料。')}</SmallPrint>
  )
}
