import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goOnSending, sendPicture } from './send-picture.ts'

interface Ticket {
  upload_id: string
}
type Send = (
  ticket: Ticket,
  photo: Blob,
  options: { onProgress: (arrived: number, total: number) => void },
) => Promise<{ file_id: string }>

const { post, uploadBytes } = vi.hoisted(() => ({
  post: vi.fn<() => Promise<{ upload_id: string }>>(),
  uploadBytes: vi.fn<Send>(),
}))
vi.mock('../lender/lender.ts', () => ({
  lender: () => Promise.resolve({ client: { post, uploadBytes } }),
}))
vi.mock('@paso/sdk/failures', () => ({
  isLenderFailure: (failure: { code?: number }, code: number) => failure.code === code,
}))

const { signal } = new AbortController()
const newPhoto = () => new Blob(['a picture'], { type: 'image/jpeg' })
const sentTo = () => uploadBytes.mock.calls.map(([ticket]) => ticket.upload_id)
const ended = () => Object.assign(new Error('no such ticket'), { code: 404001 })

beforeEach(() => {
  vi.resetAllMocks()
  post.mockResolvedValueOnce({ upload_id: 'first' }).mockResolvedValueOnce({ upload_id: 'second' })
  uploadBytes.mockResolvedValue({ file_id: 'stored' })
})

describe('a picture on its way', () => {
  it('says in whole percent how much has arrived, and nothing before the first part', async () => {
    uploadBytes.mockImplementation((_, __, { onProgress }) => {
      for (const arrived of [0, 1, 2, 3]) onProgress(arrived, 3)
      return Promise.resolve({ file_id: 'stored' })
    })
    const seen: number[] = []
    await sendPicture('id_front', newPhoto(), signal, { onPercent: (each) => seen.push(each) })
    expect(seen).toEqual([33, 66, 100])
  })

  it('goes on with its ticket after it was cut, and is sent once', async () => {
    const photo = newPhoto()
    const kept: string[] = []
    const send = () =>
      sendPicture('id_front', photo, signal, {
        onTicket: async ({ upload_id }) => void kept.push(upload_id),
      })
    uploadBytes.mockRejectedValueOnce(new Error('cut'))
    await expect(send()).rejects.toThrow('cut')
    await expect(send()).resolves.toBe('stored')
    await expect(send()).resolves.toBe('stored')
    expect([sentTo(), kept]).toEqual([['first', 'first'], ['first']])
  })

  it('goes on with the ticket of a page that was killed', async () => {
    const blob = newPhoto()
    goOnSending({ blob, ticket: { upload_id: 'of that page' } as never })
    await sendPicture('id_front', blob, signal)
    expect(sentTo()).toEqual(['of that page'])
    expect(post).not.toHaveBeenCalled()
  })

  it('takes another ticket where its own has ended', async () => {
    const blob = newPhoto()
    goOnSending({ blob, ticket: { upload_id: 'of yesterday' } as never })
    uploadBytes.mockRejectedValueOnce(ended())
    await expect(sendPicture('id_front', blob, signal)).resolves.toBe('stored')
    expect(sentTo()).toEqual(['of yesterday', 'first'])
  })
})
