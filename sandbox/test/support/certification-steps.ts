import { clockAt } from '../../src/foundation/clock.ts'
import { verification } from '../../src/http/handlers/verification.ts'
import { verificationSteps } from '../../src/http/handlers/verification-steps.ts'
import type { Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import type { TestDatabase } from './databases.ts'
import { callHandler, newBorrower, specimen, upload } from './direct-call.ts'
import {
  NOTHING_READ,
  basic,
  friend,
  mother,
  otherNumber,
  personal,
  residence,
  work,
} from './sample-borrower.ts'

const DAY = 86_400_000

let serial = 0

/** The steps of a certification by their handlers, without HTTP, on the database that `of` gives. */
export function certificationOn(of: () => TestDatabase) {
  const pictures = async (borrower: Borrower, front = 'th-id-front') => {
    const [one, two, three] = [
      await upload(of().database, borrower, 'id_front', specimen(front)),
      await upload(of().database, borrower, 'id_back', specimen('th-id-back')),
      await upload(of().database, borrower, 'id_holder', specimen('th-holder')),
    ]
    return {
      front_file_id: one.file_id,
      back_file_id: two.file_id,
      holder_file_id: three.file_id,
    }
  }
  const certificate = async (borrower: Borrower) =>
    (await upload(of().database, borrower, 'work_certificate', specimen('work-certificate')))
      .file_id
  /** The identity step with a front that was read before, so that not every test reads one. */
  const identity = async (borrower: Borrower) => {
    const body = await pictures(borrower)
    await saveReading(
      of().database,
      { borrowerId: borrower.id, fileId: body.front_file_id },
      { ok: true, reading: NOTHING_READ },
      new Date(),
    )
    return callHandler(of().database, verificationSteps.saveIdentity, { borrower, body })
  }
  const save = (
    name: Exclude<keyof typeof verificationSteps, 'saveIdentity'>,
    borrower: Borrower,
    body: object,
  ) =>
    callHandler(of().database, verificationSteps[name] as never, { borrower, body }) as Promise<{
      steps: { code: string; status: number }[]
      next: string
    }>
  const submit = (borrower: Borrower, days = 0) =>
    callHandler(of().database, verification.submitApplication, {
      borrower,
      clock: clockAt(days * DAY),
    })

  /** A borrower with every step done, with another income or birth date where it is given. */
  const certified = async (changed: { work?: object; personal?: object } = {}) => {
    const borrower = await newBorrower(of().database)
    await identity(borrower)
    serial += 1
    const identity_number = otherNumber(serial)
    await save('savePersonal', borrower, { ...personal, identity_number, ...changed.personal })
    await save('saveBasic', borrower, basic)
    await save('saveResidence', borrower, residence)
    await save('saveEmergency', borrower, { contacts: [mother, friend] })
    const certificate_file_id = await certificate(borrower)
    await save('saveWork', borrower, { ...work, ...changed.work, certificate_file_id })
    return borrower
  }
  return { pictures, certificate, identity, save, submit, certified }
}
