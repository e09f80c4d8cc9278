import { useEffect, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldGroup, Notice, PhotoCapture, RadioTiles } from '@paso/ui-kit'
import type { PictureRow } from '../application-flow/forms/form-table.ts'
import { useText } from '../i18n/use-text.ts'
import type { RowProps } from './form-row.tsx'
import { createPhotoWorker } from './photo-worker.ts'
import { photoLabels } from './photo-labels.ts'
import { UploadWords } from './upload-words.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

const Picture = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

/** A picture as an answer: what it shows, the photograph, and how far its sending is. */
export function PictureField({ row, fields, change, errors }: RowProps<PictureRow>): ReactNode {
  const { t } = useText()
  const purposeField = `${row.name}_purpose`
  const chosen =
    row.purposes.find(({ purpose }) => purpose === fields[purposeField]) ?? row.purposes[0]
  if (chosen === undefined) throw new Error(`${row.name} has no purpose`)
  const { purpose, hint = row.hint } = chosen
  const { upload, take, again } = usePictureUpload(purpose)

  const sentId = upload.state === 'here' ? upload.fileId : undefined
  const known = fields[row.name] ?? ''
  useEffect(() => {
    if (sentId !== undefined && sentId !== known) change({ [row.name]: sentId })
    // `change` is made anew with each render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sentId, known, row.name])

  const label = t(row.label)
  return (
    <FieldGroup id={row.name} label={label} hint={hint && t(hint)} error={errors.get(row.name)}>
      {({ id }) => (
        <Picture id={id} tabIndex={-1}>
          <RadioTiles
            name={purposeField}
            label={t('证明的种类')}
            columns="1"
            options={row.purposes.map((each) => ({ value: each.purpose, label: t(each.label) }))}
            value={purpose}
            onValue={(value) => change({ [purposeField]: value, [row.name]: '' })}
          />
          <PhotoCapture
            label={label}
            subject="document"
            guide={t(row.guide)}
            labels={photoLabels(label, t)}
            photo={upload.photo}
            error={upload.state === 'refused' ? upload.reasons.map((each) => t(each)) : undefined}
            createWorker={createPhotoWorker}
            onPhoto={({ blob }) => {
              change({ [row.name]: '' })
              take(blob)
            }}
          />
          <UploadWords upload={upload} again={again} />
          {upload.state === 'empty' && known !== '' && (
            <Notice tone="good">{t('照片已上传')}</Notice>
          )}
        </Picture>
      )}
    </FieldGroup>
  )
}
