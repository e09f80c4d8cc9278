import type { Schema } from '../../lender/answers.ts'
import type { PlainMessage } from './form-table.ts'

/** One of the pictures of `/identity`. */
export interface Shot {
  purpose: Extract<Schema<'UploadPurpose'>, 'id_front' | 'id_back' | 'id_holder'>
  /** Which of the kit's guide frames. */
  subject: 'card-front' | 'card-back' | 'holder'
  title: PlainMessage
  guide: PlainMessage
  /** Its details are read from it, so that a bad picture is known at once. */
  isRead: boolean
}

/** The pictures in the order they are taken. */
export const shots = [
  {
    purpose: 'id_front',
    subject: 'card-front',
    title: '身份证正面',
    guide: '让证件填满画面,不开闪光灯,不反光',
    isRead: true,
  },
  {
    purpose: 'id_back',
    subject: 'card-back',
    title: '身份证背面',
    guide: '背面的文字要看得清',
    isRead: false,
  },
  {
    purpose: 'id_holder',
    subject: 'holder',
    title: '手持身份证',
    guide: '把证件举在下巴下方,脸和证件都要清楚',
    isRead: false,
  },
] as const satisfies readonly Shot[]

/** What a picture may be refused for, as what to do about it. */
export const pictureReasons = {
  blurred: '照片模糊,请拿稳手机再拍一张',
  cut_off: '证件没有拍全,请让四个角都在画面里',
  glare: '照片反光,请换个角度,不要用闪光灯',
  not_a_document: '没有认出身份证,请拍身份证的正面',
} as const satisfies Record<Schema<'UnusablePicture'>['reasons'][number], PlainMessage>
