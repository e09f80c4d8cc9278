import { Suspense, useEffect, type ReactNode } from 'react'
import { FieldGroup, Notice, PhotoCapture, RadioTiles } from '@paso/ui-kit'
import { uploadField, type PictureRow } from '../application-flow/forms/form-table.ts'
import { SupportLine } from '../help/support-line.tsx'
import { lazyPart } from '../frame/lazy-part.ts'
import { Stack } from '../frame/stack.ts'
import { useText } from '../i18n/use-text.ts'
import { useNativeCamera } from '../native/use-native-camera.ts'
import type { RowProps } from './row-props.ts'
import { CameraNote } from './camera-note.tsx'
import { photoLabels } from './photo-labels.ts'
import { createPhotoWorker } from './photo-worker.ts'
import type { UploadPurpose } from './send-picture.ts'
import { UploadStatus } from './upload-status.tsx'
import { usePictureUpload, type Upload } from './use-picture-upload.ts'

const CameraTrouble = lazyPart(() => import('../native/camera-trouble.tsx'), ['steps'])

/** A picture as an answer: what it shows, the photograph, and how far its sending is. */
export function PictureField({ row, fields, change, errors }: RowProps<PictureRow>): ReactNode {
  const { t } = useText()
  const purposeField = `${row.name}_purpose`
  const chosen =
    row.purposes.find(({ purpose }) => purpose === fields[purposeField]) ?? row.purposes[0]
  if (chosen === undefined) throw new Error(`${row.name} has no purpose`)
  const { purpose, hint = row.hint } = chosen
  return (
    <FieldGroup
      id={row.name}
      label={t(row.label)}
      hint={hint && t(hint)}
      error={errors.get(row.name)}
    >
      {({ id }) => (
        <Stack id={id} tabIndex={-1}>
          <RadioTiles
            name={purposeField}
            label={t('证明的种类')}
            columns="1"
            options={row.purposes.map((each) => ({ value: each.purpose, label: t(each.label) }))}
            value={purpose}
            onValueChange={(value) => change({ [purposeField]: value, [row.name]: '' })}
          />
          <Photograph
            key={purpose}
            row={row}
            purpose={purpose}
            value={fields[row.name] ?? ''}
            uploadState={fields[uploadField(row)] ?? ''}
            change={change}
          />
        </Stack>
      )}
    </FieldGroup>
  )
}

interface PhotographProps extends Pick<RowProps<PictureRow>, 'row' | 'change'> {
  purpose: UploadPurpose
  /** The file id that is the answer so far. */
  value: string
  uploadState: string
}

function Photograph({ row, purpose, value, uploadState, change }: PhotographProps): ReactNode {
  const { t } = useText()
  const { upload, take, again } = usePictureUpload(purpose)
  const { pick, trouble } = useNativeCamera(purpose, false)

  const fileId = answerOf(upload, value)
  const now = upload.state === 'sending' || upload.state === 'failed' ? upload.state : ''
  useEffect(() => {
    if (fileId !== value || now !== uploadState) {
      change({ [row.name]: fileId, [uploadField(row)]: now })
    }
    // `change` is made anew with each render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fileId, value, now, uploadState, row])

  const label = t(row.label)
  return (
    <>
      {upload.photo === undefined && <CameraNote />}
      <PhotoCapture
        label={label}
        subject="document"
        guide={t(row.guide)}
        labels={photoLabels(label, t)}
        value={upload.photo ?? null}
        error={upload.state === 'refused' ? upload.reasons.map((each) => t(each)) : undefined}
        createWorker={createPhotoWorker}
        onValueChange={(photo) => photo && take(photo)}
        pick={pick}
      />
      <Suspense>{trouble && <CameraTrouble {...trouble} />}</Suspense>
      <UploadStatus upload={upload} again={again} />
      {upload.state === 'empty' && value !== '' && <Notice tone="good">{t('照片已上传')}</Notice>}
      <SupportLine />
    </>
  )
}

/** A picture sent from another device stands until one is taken here. */
function answerOf(upload: Upload, known: string): string {
  if (upload.state === 'uploaded') return upload.fileId
  return upload.state === 'opening' || upload.state === 'empty' ? known : ''
}
