import { Suspense, useCallback, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { forms } from '#country/forms'
import { Button, PhotoCapture, ScreenBody, ScreenFooter, StepProgress } from '@paso/ui-kit'
import { shots, type Shot } from '../../application-flow/forms/identity.ts'
import { CameraNote } from '../../certification/camera-note.tsx'
import { photoLabels } from '../../certification/photo-labels.ts'
import { createPhotoWorker } from '../../certification/photo-worker.ts'
import { UploadStatus } from '../../certification/upload-status.tsx'
import { usePictureUpload } from '../../certification/use-picture-upload.ts'
import { stepProgress } from '../../certification/step-progress.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Step } from '../../lender/answers.ts'
import { useNativeCamera } from '../../native/use-native-camera.ts'
import { CameraHelp } from './camera-help.tsx'
import { submitIdentity } from './submit-identity.ts'

const CameraTrouble = lazyPart(() => import('../../native/camera-trouble.tsx'), ['steps'])

const Heading = styled.div`
  display: flex;
  flex-direction: column;
`

const Title = styled.h1`
  font-size: var(--paso-text-heading);
`

const Note = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

interface ShotPageProps {
  /** Which of the pictures. */
  index: number
  steps: readonly Step[]
  /** Goes to another picture. */
  onShot: (index: number) => void
}

/** One picture: take it, see it, use it. It is sent while the borrower looks at it. */
export function ShotPage({ index, steps, onShot }: ShotPageProps): ReactNode {
  const { t } = useText()
  const shot: Shot = shots[index] ?? shots[0]
  const isLast = index === shots.length - 1
  const { upload, take, again } = usePictureUpload(shot.purpose, shot.isRead)
  const { pick, trouble } = useNativeCamera(shot.purpose, shot.subject === 'holder')
  const openNextScreen = useCallback(async () => {
    if (!isLast) onShot(index + 1)
    else onShot(await submitIdentity())
  }, [isLast, index, onShot])
  const { submit, busy } = useSubmit(openNextScreen)

  const title = t(shot.title)
  return (
    <>
      <ScreenBody>
        <StepProgress {...stepProgress('identity', steps, t)} />
        <ShotHeading index={index} title={title} />
        {upload.photo === undefined && <CameraNote />}
        <PhotoCapture
          label={title}
          subject={shot.subject}
          guide={t(shot.guide)}
          labels={photoLabels(title, t)}
          value={upload.photo ?? null}
          error={upload.state === 'refused' ? upload.reasons.map((each) => t(each)) : undefined}
          disabled={busy}
          createWorker={createPhotoWorker}
          onValueChange={(photo) => photo && take(photo)}
          pick={pick}
        />
        <Suspense>{trouble && <CameraTrouble {...trouble} />}</Suspense>
        <UploadStatus upload={upload} again={again} />
        {index > 0 && (
          <Button variant="quiet" disabled={busy} onClick={() => onShot(index - 1)}>
            {t('重拍上一张')}
          </Button>
        )}
        <CameraHelp isHolder={shot.subject === 'holder'} />
      </ScreenBody>
      {/* The way on alone: over a picture that is not taken yet, what leads back would be the only whole button. */}
      {upload.state === 'uploaded' && (
        <ScreenFooter>
          <Button
            onClick={submit}
            busy={busy}
            busyLabel={t('正在提交三张照片')}
            slowLabel={t('仍在处理,请不要离开')}
          >
            {t(isLast ? '使用这张照片并提交' : '使用这张照片')}
          </Button>
        </ScreenFooter>
      )}
    </>
  )
}

/** What is photographed, and how many pictures there are. */
function ShotHeading({ index, title }: { index: number; title: string }): ReactNode {
  const { t } = useText()
  return (
    <Heading>
      <Note>{t('照片:第 {shot} 张,共 {total} 张', { shot: index + 1, total: shots.length })}</Note>
      <Title>{title}</Title>
      <Note>{t(forms.document)}</Note>
    </Heading>
  )
}
