import { specimen, upload } from '../direct-call.ts'
import { certificateOf, newcomer, threePictures, ticketFor } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** Pictures on their way. */
export const uploadStates: Readonly<Record<string, State>> = {
  'a borrower with three pictures uploaded': async (world) => {
    const { borrower, token } = await newcomer(world)
    return { token, ...(await threePictures(world, borrower)) }
  },
  'a borrower with a blurred picture of the front': async (world) => {
    const { borrower, token } = await newcomer(world)
    const front = await upload(world.database, borrower, 'id_front', specimen('bad-blurred'))
    return { token, front_file_id: front.file_id }
  },
  'a borrower who may upload a picture': async (world, given) => ({
    upload_id: await ticketFor(world, { ...given, size: '2000' }),
  }),
  'a borrower who may upload a picture in parts': async (world, given) => ({
    upload_id: await ticketFor(world, given),
  }),
  'a borrower with the first part of a picture uploaded': async (world, given) => {
    const upload_id = await ticketFor(world, given)
    await world.app.inject({
      method: 'PATCH',
      url: `/v2/file/upload/${upload_id}`,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      payload: Buffer.from(given['first_part'] ?? '', 'base64'),
    })
    return { upload_id }
  },
  'a borrower with a picture uploaded': async (world) => {
    const { borrower, token } = await newcomer(world)
    return { token, file_id: await certificateOf(world, borrower) }
  },
}
