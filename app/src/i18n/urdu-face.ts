/**
 * The Nastaliq face of Urdu words, 159 kB. Asked for on the second screen, while nothing else is loading, and shown
 * from the next screen on, before that is painted: no page that is being read changes. The kit keeps the height of its
 * lines before (record 0089).
 */
import file from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2?url'
import { whenIdle } from '../frame/when-idle.ts'
import { beforeNextPaint } from '../frame/before-paint.ts'
import { savesData } from '../session/low-data.ts'

let face: FontFace | undefined

/** Called on arriving at a screen in Urdu. */
export function bringUrduFace(): void {
  if (face !== undefined || savesData()) return
  const wanted = new FontFace(
    'Noto Nastaliq Urdu',
    // A face that the device has of its own costs nothing.
    `local('Noto Nastaliq Urdu'),local('Jameel Noori Nastaleeq'),local('Urdu Typesetting'),url(${file})`,
    // Figures stay those of the faces before it.
    { unicodeRange: 'U+600-65F,U+66A-6EF,U+6FA-6FF,U+750-77F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC' },
  )
  face = wanted
  whenIdle(() => {
    // Without it words stand in the device's Arabic face, and the next screen asks again.
    wanted.load().then(
      () => beforeNextPaint(() => document.fonts.add(wanted)),
      () => (face = undefined),
    )
  })
}
