import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import type { MessageId } from '../i18n/generated/messages.ts'
import { useText } from '../i18n/use-text.ts'
import AllowInSettings from './allow-in-settings.tsx'
import type { CameraTrouble, PictureSource } from './use-native-camera.ts'

const words = {
  camera: {
    refused: '您没有允许使用相机。再按一次可以重新决定,也可以从相册选择。',
    settings: '相机现在只能在手机设置里允许。也可以从相册选择。',
    never: '这部手机不允许使用相机。请从相册选择一张拍好的照片。',
    absent: '这里没有应用自己的相机。再按一次会打开手机的相机。',
    late: '相机没有回应。请再按一次,或从相册选择。',
    broken: '相机没能打开。请再按一次,或从相册选择。',
  },
  album: {
    refused: '您没有允许选择照片。再按一次可以重新决定,也可以现在拍照。',
    settings: '选择照片现在只能在手机设置里允许。也可以现在拍照。',
    never: '这部手机不允许选择照片。请现在拍照。',
    absent: '这里没有应用自己的相册。再按一次会打开手机的相册。',
    late: '相册没有回应。请再按一次,或现在拍照。',
    broken: '相册没能打开。请再按一次,或现在拍照。',
  },
} as const satisfies Record<PictureSource, Record<CameraTrouble['problem'], MessageId>>

/** Why there is no picture, and the ways on. */
export default function ShownTrouble({ source, problem }: CameraTrouble): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="attention" live>
        {t(words[source][problem])}
      </Notice>
      {problem === 'settings' && (
        <AllowInSettings permission={source === 'album' ? 'photos' : 'camera'} />
      )}
    </>
  )
}
