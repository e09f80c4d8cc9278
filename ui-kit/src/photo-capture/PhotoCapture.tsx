import type { ChangeEventHandler, ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { jpegFile, useFileValue } from './useFileValue.ts'
import { Icon } from '../icon/Icon.tsx'
import { Notice } from '../notice/Notice.tsx'
import type { PhotoFault } from './assess-photo.ts'
import { compressInWorker } from './compress-in-worker.ts'
import type { CompressedPhoto } from './compress-photo.ts'
import type { PhotoSubject } from './GuideFrame.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { LiveCamera, type LiveCameraLabels } from './LiveCamera.tsx'
import { Busy, Frame, Guide, Source, Stage } from './parts.ts'
import { Preview } from './Preview.tsx'
import { hasCamera } from './useStream.ts'

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
  /**
   * Shows the camera's picture on the page, with the frame over it, where the browser can; what is said while one
   * looks are these words and `faults`. Without them, or without such a camera, the phone's own camera is opened.
   */
  live?: LiveCameraLabels | undefined
}

/** Where a picture comes from. */
export type PhotoSource = 'camera' | 'album'

export interface PhotoCaptureProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'defaultValue' | 'onChange' | 'ref'
> {
  /** What is photographed: "Front of your ID card". Names the group. */
  label: string
  /** What is photographed: it chooses guide frame and camera. */
  subject: PhotoSubject
  /** How to take it well: "Fill the frame. No flash, no glare." */
  guide: ReactNode
  /** The words of its buttons and messages. */
  labels: PhotoCaptureLabels
  /** A form is sent the picture under this name. */
  name?: string | undefined
  /** The picture taken, while the owner holds it; `null` for none. */
  value?: Blob | null | undefined
  /** The picture at first. */
  defaultValue?: Blob | null | undefined
  /** An upright JPEG of at most 300 kB and 1600 px, without metadata; the first one again after a reset. */
  onValueChange?: ((photo: Blob | null) => void) | undefined
  /** Besides, of a picture that goes on: its pixels, and what is wrong with one that goes on all the same. */
  onTaken?: ((photo: CompressedPhoto) => void) | undefined
  /** The native event of the file input that was used. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  /** The input of the camera, which is the first; `null` while the camera is on the page. */
  ref?: Ref<HTMLInputElement> | undefined
  /**
   * What an app around the page has of its own in the place of the browser's camera and album. Gives the picture, or
   * nothing where none was taken, which is the app's to say. Each press asks anew; a picture that comes after another
   * one was taken is dropped. Never rejects.
   */
  pick?:
    | { readonly [From in PhotoSource]?: (() => Promise<File | undefined>) | undefined }
    | undefined
  /** What is wrong with the picture, from the lender or the upload. */
  error?: ReactNode
  /** No new picture now, for example while the last one is sent. */
  disabled?: boolean | undefined
  /** Starts `@paso/ui-kit/compress-photo.worker`; without it the page compresses. */
  createWorker?: (() => Worker) | undefined
}

/** Makes a picture small, judges it, and hands on what is good enough. */
function usePicture(props: PhotoCaptureProps, give: (photo: File) => void) {
  const { labels, subject, createWorker, onTaken } = props
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const refused = useRef(0)
  const { faults } = labels

  useEffect(
    () => () => {
      // A picture that is ready after the screen has gone is nobody's.
      latest.current = -1
    },
    [],
  )

  const take = async (file: File) => {
    const turn = (latest.current += 1)
    setWorking(true)
    setProblem(undefined)
    const assess = faults && (subject === 'holder' ? 'face' : 'card')
    try {
      const taken = await compressInWorker(createWorker, file, { assess })
      if (turn !== latest.current) return false
      const wrong = faults && taken.fault && faults[taken.fault]
      // Who cannot do better is not held up: the lender looks at it too.
      const kept = !wrong || refused.current > 1
      refused.current = wrong ? refused.current + 1 : 0
      setProblem(wrong && (kept ? `${wrong} ${faults.kept}` : wrong))
      if (kept) {
        onTaken?.(taken)
        give(jpegFile(taken.blob, file.name))
      }
      return kept
    } catch {
      if (turn === latest.current) setProblem(labels.unreadable)
    } finally {
      if (turn === latest.current) setWorking(false)
    }
    return false
  }
  return { working, problem, setProblem, take, latest }
}

/**
 * A picture by the phone's camera or from the album, made small on the phone before anybody sees it.
 */
export function PhotoCapture(props: PhotoCaptureProps) {
  const { label, subject, guide, labels, error, name, value, defaultValue, ...others } = props
  const { onValueChange, onTaken: _onTaken, onChange, ref, ...more } = others
  const { disabled, createWorker: _createWorker, pick, ...rest } = more
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const [photo, give] = useFileValue<Blob>({ name, value, defaultValue, onValueChange }, album)
  const { working, problem, setProblem, take, latest } = usePicture(props, give)
  const [live, setLive] = useState<'off' | 'on' | 'failed'>('off')
  const id = useId()
  const isLive = live === 'on' && labels.live !== undefined && !disabled
  const said = working ? undefined : (problem ?? error)

  useImperativeHandle(ref, () => (isLive ? null : camera.current) as HTMLInputElement, [isLive])
  useLayoutEffect(() => {
    // Chosen before the code arrived.
    const file = camera.current?.files?.[0] ?? album.current?.files?.[0]
    if (file) void take(file)
    // Only once: afterwards the change event reports.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const close = (next: 'off' | 'failed' = 'off') => {
    // Its button is there again at once, and has the focus that was in the picture.
    flushSync(() => setLive(next))
    camera.current?.focus()
  }
  const open = (event: MouseEvent, kind: PhotoSource) => {
    // Not `disabled`: that would throw the focus away while a picture is made smaller. The second press of two is none.
    if (working || event.detail > 1) return event.preventDefault()
    const native = pick?.[kind]
    const isOnPage = kind === 'camera' && live !== 'failed' && labels.live && hasCamera()
    if (!native && !isOnPage) return
    event.preventDefault()
    setProblem(undefined)
    if (!native) return setLive('on')
    const turn = latest.current
    // Not over a picture that was taken meanwhile.
    void native().then((file) => file && turn === latest.current && take(file))
  }
  const described = [!photo && `${id}-guide`, said && `${id}-said`].filter(Boolean).join(' ')
  const source = (kind: PhotoSource, text: string, primary: boolean) => (
    <Source
      data-variant={primary ? 'primary' : 'secondary'}
      data-waiting={working ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <Icon name={kind} />
      <span>{text}</span>
      <input
        ref={kind === 'camera' ? camera : album}
        type="file"
        name={name}
        accept="image/*"
        capture={kind === 'camera' ? (subject === 'holder' ? 'user' : 'environment') : undefined}
        disabled={disabled}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onClick={(event) => open(event, kind)}
        onChange={(event) => {
          onChange?.(event)
          const file = event.target.files?.[0]
          // The same file can be chosen again after it was refused.
          event.target.value = ''
          if (!file) return
          setLive('off')
          void take(file)
        }}
      />
    </Source>
  )

  return (
    <Frame role="group" {...rest} aria-label={label} aria-busy={working}>
      <Stage data-filled={isLive || (photo && !working) ? '' : undefined}>
        {isLive && labels.live && (
          <LiveCamera
            subject={subject}
            labels={labels.live}
            faults={labels.faults}
            working={working && labels.working}
            onTake={(file) => void take(file).then((kept) => kept && close())}
            onClose={() => close()}
            onFail={(why) => {
              setProblem(labels.live?.[why])
              close('failed')
            }}
          />
        )}
        {working && !isLive && <Busy>{labels.working}</Busy>}
        {!working && !isLive && photo && <Preview photo={photo} alt={labels.preview} />}
        {!working && !isLive && !photo && <GuideFrame subject={subject} />}
        {(!photo || isLive) && <Guide id={`${id}-guide`}>{guide}</Guide>}
      </Stage>
      {said && (
        <Notice id={`${id}-said`} tone="attention" live>
          {said}
        </Notice>
      )}
      {!isLive && source('camera', photo ? labels.retake : labels.camera, !photo || Boolean(error))}
      {source('album', labels.album, false)}
    </Frame>
  )
}
