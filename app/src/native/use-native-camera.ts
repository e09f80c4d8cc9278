/** The wrapper's camera and its picker of one picture, in the place of the browser's file inputs. */
import { useEffect, useRef, useState } from 'react'
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

/** The presses of one screen, numbered as they come. */
interface Presses {
  last: number
  /** The newest press that gave a picture: one of an earlier press comes too late. */
  taken: number
  /** What the last press opens. */
  opening?: PictureSource | undefined
}

/** What has not opened within this, in milliseconds, is said not to answer, and is asked again by the next press. */
const OPENING = 10_000

/** @param isFace the person, not a paper */
export function useNativeCamera(purpose: Schema<'UploadPurpose'>, isFace: boolean): NativeCamera {
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [absent, setAbsent] = useState<readonly PictureSource[]>([])
  const presses = useRef<Presses>({ last: 0, taken: 0 })
  useEffect(() => {
    const press = (presses.current = { last: 0, taken: 0 })
    return () => {
      // A picture that comes after the screen has gone is nobody's.
      press.taken = Infinity
    }
  }, [])
  if (!isInWrapper()) return { pick: undefined, trouble: undefined }

  const take = async (source: PictureSource): Promise<File | undefined> => {
    const press = presses.current
    // A second tap on what opens; the other way stays free.
    if (press.opening === source) return undefined
    const own = (press.last += 1)
    press.opening = source
    const say = (next?: CameraTrouble): void => {
      // Nothing of a press before the one that gave the picture.
      if (press.taken < own) setTrouble(next)
    }
    const ended = (): void => {
      if (press.last === own) press.opening = undefined
    }
    setTrouble(undefined)
    // Beneath what opened nobody reads it, and the answer takes it away.
    const silent = setTimeout(() => {
      ended()
      say({ source, problem: 'late' })
    }, OPENING)
    try {
      const bridge = await openBridge()
      const picture = await (source === 'album'
        ? bridge.chooseImage()
        : bridge.takeImage({ camera: isFace ? 'front' : 'rear' }))
      if (press.taken > own) return undefined
      say()
      press.taken = own
      notePicture(purpose, picture)
      const { base64, mime } = picture
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      return new File([bytes], 'photo', { type: mime })
    } catch (failure) {
      const problem = nativeProblem(failure)
      if (problem === 'absent') setAbsent((before) => [...before, source])
      say(problem === 'left' ? undefined : { source, problem })
      return undefined
    } finally {
      clearTimeout(silent)
      ended()
    }
  }
  const one = (source: PictureSource) => (absent.includes(source) ? undefined : () => take(source))
  return { pick: { camera: one('camera'), album: one('album') }, trouble }
}
