import { useEffect, useRef, useState } from 'react'
import { DismissButton } from '../notice/DismissButton.tsx'
import { assessedEdge, hintFor, type PhotoFault, type PhotoHint } from './assess-photo.ts'
import { GuideFrame, type PhotoSubject } from './GuideFrame.tsx'
import { Bar, Guide, Shutter, View } from './parts.ts'
import { useStream } from './useStream.ts'

export interface LiveCameraLabels {
  /** Name of the round button: "Take it now". */
  take: string
  /** Name of the cross that ends it: "Close the camera". */
  close: string
  /** Not allowed: "The camera is not allowed here. Press again for the phone's own camera, or choose from the album." */
  refused: string
  /** There is none, or another app has it: the same ways on. */
  absent: string
  /** Said while looking: "Too dark. Go where there is light." */
  dark: string
  /** The same: "Closer, until it fills the frame." */
  closer: string
  /** The same, of a card that is beside the frame: "Move the phone up." */
  up: string
  /** "Move the phone down." */
  down: string
  /** "Move the phone to the left." */
  left: string
  /** "Move the phone to the right." */
  right: string
  /** Nothing is to be bettered: "Good. Hold still and take it." */
  ready: string
}

interface LiveCameraProps {
  subject: PhotoSubject
  labels: LiveCameraLabels
  faults: Partial<Record<PhotoFault, string>> | undefined
  /** While a picture is looked at the camera stands still. */
  working: string | false
  onTake: (picture: File) => void
  onClose: () => void
  onFail: (why: 'refused' | 'absent') => void
}

/** Draws a part of what is seen; nothing where there is nothing yet, or the device cannot draw. */
function frameOf(video: HTMLVideoElement, edge: number): HTMLCanvasElement | undefined {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video
  if (videoWidth === 0) return undefined
  // The picture fills its box: what is beyond the box was not seen.
  const shown = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const [width, height] = [clientWidth / shown, clientHeight / shown]
  const scale = Math.min(1, edge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2]
  pen?.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return pen ? canvas : undefined
}

/** Milliseconds between two looks. */
const pause = 700

/** What to do better, once two looks one after the other agree: words that flicker help nobody. */
function useHint(
  video: { readonly current: HTMLVideoElement | null },
  subject: PhotoSubject,
  still: boolean,
): PhotoHint | undefined {
  const [hint, setHint] = useState<PhotoHint>()
  useEffect(() => {
    if (still) return
    let last: PhotoHint | undefined
    const timer = setInterval(() => {
      const canvas = video.current && frameOf(video.current, assessedEdge)
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      if (!pixels) return
      const now = hintFor(pixels, subject === 'holder' ? 'face' : 'card')
      if (now === last) setHint(now)
      last = now
    }, pause)
    return () => clearInterval(timer)
  }, [video, subject, still])
  return hint
}

/** What the camera sees, with the frame over it, and a button that takes it. */
export function LiveCamera(props: LiveCameraProps) {
  const { subject, labels, faults, working, onTake, onClose, onFail } = props
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const facing = subject === 'holder' ? 'user' : 'environment'
  const running = useStream(video, facing, onClose, onFail)
  const hint = useHint(video, subject, !running || Boolean(working))
  const words = hint && ({ ...faults, ...labels } as Partial<Record<PhotoHint, string>>)[hint]
  const still = Boolean(working)

  useEffect(() => shutter.current?.focus(), [])
  useEffect(() => {
    if (!running) return
    if (still) video.current?.pause()
    else void video.current?.play().catch(() => undefined)
  }, [running, still])

  const take = () => {
    if (working || !video.current) return
    frameOf(video.current, Infinity)?.toBlob(
      (blob) => blob && onTake(new File([blob], 'photo.jpg', { type: blob.type })),
      'image/jpeg',
      0.95,
    )
  }
  return (
    <>
      <View data-subject={subject}>
        <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} />
        <GuideFrame subject={subject} />
      </View>
      <Guide role="status">{working || words}</Guide>
      <Bar>
        <Shutter
          ref={shutter}
          type="button"
          aria-label={labels.take}
          aria-disabled={!running || still}
          onClick={take}
        />
        <DismissButton label={labels.close} onClick={onClose} />
      </Bar>
    </>
  )
}
