import type { LightMyRequestResponse } from 'fastify'
import { issueTicket } from '../src/lending/uploads/upload-store.ts'
import type { Ground } from './ground.ts'

/** A ticket for a picture of a borrower. */
export async function ticketOf(
  database: Ground['database'],
  id: string,
  mime: string,
): Promise<string> {
  const wanted = { purpose: 'id_back', mime: mime as 'image/png', size: 5 * 1024 * 1024 } as const
  return (await issueTicket(database, id, wanted, new Date())).uploadId
}

/** Sends a picture for its ticket. */
export const put = (
  app: Ground['app'],
  uploadId: string,
  payload: Buffer,
  type: string,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'PUT',
    url: `/v2/file/upload/${uploadId}`,
    headers: { 'content-type': type },
    payload,
  })
