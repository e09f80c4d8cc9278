/**
 * A picture of one purpose: kept on the device as soon as it is taken, then sent. A killed page
 * goes on with it; a sending that was cut goes on where it stopped, by itself once the network is
 * back.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlainMessage } from '../application-flow/forms/form-table.ts'
import { notePermission } from '../native/use-permission.ts'
import { saveImage, savedImage } from '../session/images.ts'
import {
  goOnSending,
  readFront,
  refusalOf,
  sendPicture,
  type UploadPurpose,
} from './send-picture.ts'
import { countSaved, smallerPicture } from './smaller-picture.ts'

export type Upload =
  | { state: 'opening' | 'empty'; photo?: undefined }
  | { state: 'sending' | 'failed'; photo: Blob; percent: number }
  | { state: 'reading'; photo: Blob }
  | { state: 'refused'; photo: Blob; reasons: readonly PlainMessage[] }
  | { state: 'uploaded'; photo: Blob; fileId: string }

export interface PictureUpload {
  upload: Upload
  /** Saves and sends a picture just taken, in place of an earlier one. */
  take: (photo: Blob) => void
  /** Sends the same picture once more. */
  again: () => void
}

/** How much of a picture has arrived: sending it again does not begin at nothing. */
const percentOf = new WeakMap<Blob, number>()

/**
 * Sends a picture and shows how far it is; one that is sent after it takes its place.
 *
 * @param isRead the lender reads it too before it counts as here
 */
function useSending(purpose: UploadPurpose, isRead: boolean, setUpload: (next: Upload) => void) {
  const turn = useRef<AbortController>(undefined)

  const send = useCallback(
    async (photo: Blob): Promise<void> => {
      turn.current?.abort()
      const { signal } = (turn.current = new AbortController())
      const show = (next: Upload): void => {
        if (!signal.aborted) setUpload(next)
      }
      let percent = percentOf.get(photo) ?? 0
      show({ state: 'sending', photo, percent })
      try {
        const fileId = await sendPicture(purpose, photo, signal, {
          onPercent: (arrived) => {
            percent = arrived
            percentOf.set(photo, arrived)
            show({ state: 'sending', photo, percent })
          },
          onTicket: async (ticket) => {
            if (!signal.aborted) await saveImage(purpose, { blob: photo, ticket })
          },
        })
        countSaved(photo)
        if (isRead) {
          show({ state: 'reading', photo })
          await readFront(fileId, signal)
        }
        if (!signal.aborted) await saveImage(purpose, { blob: photo, fileId })
        show({ state: 'uploaded', photo, fileId })
      } catch (failure) {
        const reasons = refusalOf(failure)
        show(
          reasons.length > 0
            ? { state: 'refused', photo, reasons }
            : { state: 'failed', photo, percent },
        )
      }
    },
    [purpose, isRead, setUpload],
  )
  const stop = useCallback(() => turn.current?.abort(), [])
  return { send, stop }
}

/** @param isRead the lender reads it too before it counts as here */
export function usePictureUpload(purpose: UploadPurpose, isRead = false): PictureUpload {
  const [upload, setUpload] = useState<Upload>({ state: 'opening' })
  const { send, stop } = useSending(purpose, isRead, setUpload)

  useEffect(() => {
    let current = true
    setUpload({ state: 'opening' })
    void savedImage(purpose).then((saved) => {
      if (!current) return
      if (saved === undefined) setUpload({ state: 'empty' })
      else if (saved.fileId === undefined) {
        goOnSending(saved)
        void send(saved.blob)
      } else setUpload({ state: 'uploaded', photo: saved.blob, fileId: saved.fileId })
    })
    return () => {
      current = false
      stop()
    }
  }, [purpose, send, stop])

  const { state, photo } = upload
  const again = useCallback(() => {
    if (photo !== undefined) void send(photo)
  }, [photo, send])
  useEffect(() => {
    if (state !== 'failed') return undefined
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state, again])

  const take = useCallback(
    (taken: Blob) => {
      notePermission('camera')
      void smallerPicture(taken).then(async (photo) => {
        await saveImage(purpose, { blob: photo })
        await send(photo)
      })
    },
    [purpose, send],
  )
  return { upload, take, again }
}
