import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Notice } from '../notice/Notice.tsx'
import type { PhotoFault } from './assess-photo.ts'
import { compressInWorker } from './compress-in-worker.ts'
import type { CompressedPhoto } from './compress-photo.ts'
import { compressPhoto } from './compress-photo.ts'
import type { PhotoSubject } from './GuideFrame.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { Busy, Frame, Guide, Source, Stage } from './parts.ts'
import { Preview } from './Preview.tsx'

export type PhotoCaptureLabels = {
  /** "Take the picture". */
  camera: string
  /** "Choose from album". */
  album: string
  /** "Take it again", once there is a picture. */
  retake: string
  /** While the picture is made smaller: "One moment". */
  working: string
  /** Describes the preview: "Your picture of the front of the card". */
  preview: string
  /** When the file is no picture: "This file is not a picture. Choose another." */
  unreadable: string
  /**
   * Judges the picture on the device, and says of one that is blurred, has glare or is cut off what to do better.
   * Two are refused; the next goes on, with `kept` beside what is wrong: "You can still use it."
   */
  faults?: (Record<PhotoFault, string> & { kept: string }) | undefined
}

export interface PhotoCaptureProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is photographed: "Front of your ID card". Names the group. */
  label: string
  /** What is photographed: it chooses guide frame and camera. */
  subject: PhotoSubject
  /** How to take it well: "Fill the frame. No flash, no glare." */
  guide: ReactNode
  /** The words of its buttons and messages. */
  labels: PhotoCaptureLabels
  /** The picture taken, for the preview; nothing before it or after it was thrown away. */
  photo?: Blob | undefined
  /** Called with an upright JPEG of at most 300 kB and 1600 px, without metadata. */
  onPhoto: (photo: CompressedPhoto) => void
  /** What is wrong with the picture, from the lender or the upload. */
  error?: ReactNode
  /** No new picture now, for example while the last one is sent. */
  disabled?: boolean | undefined
  /** Starts `@paso/ui-kit/compress-photo.worker`; without it the page compresses. */
  createWorker?: (() => Worker) | undefined
}

/**
 * A picture by the phone's camera or from the album, made small on the phone before anybody sees it.
 */
export function PhotoCapture(props: PhotoCaptureProps) {
  const { label, subject, guide, labels, photo, onPhoto, error, disabled, ...others } = props
  const { createWorker, ...rest } = others
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const refused = useRef(0)
  const id = useId()

  useEffect(
    () => () => {
      // A picture that is ready after the screen has gone is nobody's.
      latest.current = -1
    },
    [],
  )

  const { faults } = labels
  const take = async (file: File) => {
    const turn = (latest.current += 1)
    setWorking(true)
    setProblem(undefined)
    const assess = faults && (subject === 'holder' ? 'face' : 'card')
    try {
      const taken = await (createWorker
        ? compressInWorker(createWorker, file, { assess })
        : compressPhoto(file, { assess }))
      if (turn !== latest.current) return
      const wrong = faults && taken.fault && faults[taken.fault]
      // Who cannot do better is not held up: the lender looks at it too.
      const kept = !wrong || refused.current > 1
      refused.current = wrong ? refused.current + 1 : 0
      setProblem(wrong && (kept ? `${wrong} ${faults.kept}` : wrong))
      if (kept) onPhoto(taken)
    } catch {
      if (turn === latest.current) setProblem(labels.unreadable)
    } finally {
      if (turn === latest.current) setWorking(false)
    }
  }

  const source = (kind: 'camera' | 'album', text: string, primary: boolean) => (
    <Source
      data-variant={primary ? 'primary' : 'secondary'}
      data-waiting={working || disabled ? '' : undefined}
    >
      <Icon name={kind} />
      <span>{text}</span>
      <input
        type="file"
        accept="image/*"
        capture={kind === 'camera' ? (subject === 'holder' ? 'user' : 'environment') : undefined}
        disabled={disabled}
        aria-describedby={photo ? undefined : `${id}-guide`}
        onClick={(event) => {
          // Not `disabled`: that would throw the focus away while a picture is made smaller.
          if (working) event.preventDefault()
        }}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen again after it was refused.
          event.target.value = ''
          if (file) void take(file)
        }}
      />
    </Source>
  )

  return (
    <Frame {...rest} aria-label={label} aria-busy={working}>
      <Stage data-filled={photo && !working ? '' : undefined}>
        {working && <Busy>{labels.working}</Busy>}
        {!working && photo && <Preview photo={photo} alt={labels.preview} />}
        {!working && !photo && <GuideFrame subject={subject} />}
        {!photo && <Guide id={`${id}-guide`}>{guide}</Guide>}
      </Stage>
      {(problem ?? error) && !working && (
        <Notice tone="attention" live>
          {problem ?? error}
        </Notice>
      )}
      {source('camera', photo ? labels.retake : labels.camera, !photo || Boolean(error))}
      {source('album', labels.album, false)}
    </Frame>
  )
}
