/** Hands the three pictures in, and goes to the check of the face, else where the lender says. */
import { isLenderFailure } from '@paso/sdk/failures'
import { shots } from '../../application-flow/forms/identity.ts'
import { detailsToConfirm } from '../../application-flow/steps.ts'
import { openNextScreen } from '../../certification/open-next-screen.ts'
import { startLiveness } from '../../certification/start-liveness.ts'
import { deleteSent } from '../../certification/send-picture.ts'
import { report } from '../../events/report.ts'
import { lender } from '../../lender/lender.ts'
import { deleteDraft } from '../../session/drafts.ts'
import { deleteImage, saveImage, savedImage } from '../../session/images.ts'
import { firstMissingShot } from './first-missing-shot.ts'

/**
 * @returns the picture to stand at: the last one, or the first that must be sent again
 * @throws failures that are to be presented
 */
export async function submitIdentity(): Promise<number> {
  const missing = await firstMissingShot()
  const [front, back, holder] = await Promise.all(
    shots.map(async ({ purpose }) => (await savedImage(purpose))?.fileId),
  )
  // Storage that was cleared meanwhile: the picture is taken again.
  if (front === undefined || back === undefined || holder === undefined) return missing
  const { client } = await lender()
  try {
    const answer = await client.post('/verify/identity', {
      front_file_id: front,
      back_file_id: back,
      holder_file_id: holder,
    })
    report('step_saved', 'identity')
    await Promise.all(shots.map(({ purpose }) => deleteImage(purpose)))
    // It would hide what another document says; the lender still has it where the same was read.
    if (answer.steps.some(({ status }) => status === detailsToConfirm)) deleteDraft('personal')
    if (!(await startLiveness())) openNextScreen(answer)
    return missing
  } catch (failure) {
    if (isLenderFailure(failure, 404001)) return sendAnew()
    throw failure
  }
}

/** The lender no longer has them; the device does. */
async function sendAnew(): Promise<number> {
  for (const { purpose } of shots) {
    const saved = await savedImage(purpose)
    if (saved === undefined) continue
    deleteSent(saved.blob)
    await saveImage(purpose, { blob: saved.blob })
  }
  return firstMissingShot()
}
