/** The wrapper's camera and its picker of one picture, in the place of the browser's file inputs. */
import { useRef, useState } from 'react'
import type { PhotoCaptureProps } from '@paso/ui-kit'
import type { Schema } from '../lender/answers.ts'
import { notePicture } from './kept-pictures.ts'
import { nativeProblem, type NativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { isInWrapper } from './wrapper-here.ts'

export type PictureSource = 'camera' | 'album'

export interface CameraTrouble {
  source: PictureSource
  problem: Exclude<NativeProblem, 'left'>
}

interface NativeCamera {
  /** For `PhotoCapture`; without a wrapper undefined, and without one of the two it has only the other. */
  pick: PhotoCaptureProps['pick']
  /** Why the last press gave no picture. */
  trouble: CameraTrouble | undefined
}

/** @param isFace the person, not a paper */
export function useNativeCamera(purpose: Schema<'UploadPurpose'>, isFace: boolean): NativeCamera {
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [absent, setAbsent] = useState<readonly PictureSource[]>([])
  const waiting = useRef<PictureSource>(undefined)
  if (!isInWrapper()) return { pick: undefined, trouble: undefined }

  const take = async (source: PictureSource): Promise<File | undefined> => {
    // What was pressed already is still open, or never answers: the other way stays free.
    if (waiting.current === source) return undefined
    waiting.current = source
    setTrouble(undefined)
    try {
      const bridge = await openBridge()
      const picture = await (source === 'album'
        ? bridge.chooseImage()
        : bridge.takeImage({ camera: isFace ? 'front' : 'rear' }))
      notePicture(purpose, picture)
      const { base64, mime } = picture
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      return new File([bytes], 'photo', { type: mime })
    } catch (failure) {
      const problem = nativeProblem(failure)
      if (problem === 'absent') setAbsent((before) => [...before, source])
      if (problem !== 'left') setTrouble({ source, problem })
      return undefined
    } finally {
      if (waiting.current === source) waiting.current = undefined
    }
  }
  const one = (source: PictureSource) => (absent.includes(source) ? undefined : () => take(source))
  return { pick: { camera: one('camera'), album: one('album') }, trouble }
}
