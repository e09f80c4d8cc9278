import type { IdentityCard, IdentityReading } from './identity-reading.ts'
import type { PictureFault, PictureQuality } from './picture-quality.ts'
import { readOwnName } from './read-own-name.ts'
import type {
  PictureReader,
  PrintedPicture,
  PrintedText,
  TextEngine,
  Turned,
} from './text-engine.ts'
import type { Word } from './word.ts'

export type ReadingResult =
  | { ok: true; reading: IdentityReading }
  | { ok: false; reasons: PictureFault[] }

/** Below this, print is recognised with luck only (print in focus measures ten times as much). */
const BLURRED_BELOW = 150
/** Below this there is nothing to read at all. */
const HOPELESSLY_BLURRED_BELOW = 15
/** A spot of this part of the picture hides something, wherever it lies. */
const GLARE_FROM = 0.03
/** A smaller spot is the reason only where something could not be read. */
const SMALL_GLARE_FROM = 0.006
/** Digits that a picture of a document shows at the least. */
const DOCUMENT_DIGITS = 6

const isSure = (word: Word): boolean => word.confidence >= 60

const digitsIn = (text: PrintedText): number =>
  text.words.filter(isSure).reduce((sum, word) => sum + word.text.replaceAll(/\D/g, '').length, 0)

/** Whether print runs out of the picture: then a part of the document lies outside it. */
function runsOut({ text, width, height }: PrintedPicture): boolean {
  const margin = Math.max(3, Math.min(width, height) * 0.006)
  return text.words.some(
    ({ box, confidence, text: word }) =>
      confidence >= 40 &&
      /[A-Za-z0-9]{2}/.test(word) &&
      (box.left <= margin ||
        box.top <= margin ||
        box.right >= width - margin ||
        box.bottom >= height - margin),
  )
}

/** Whether the print has the words of the card, its number aside. */
const saysIdentity = (card: IdentityCard, { lines }: PrintedText): boolean =>
  lines.some((line) => card.words.test(line))

/** Whether what was read is the card the right way up. */
const isCard = (card: IdentityCard, text: PrintedText): boolean =>
  saysIdentity(card, text) || card.read(text).identity_number !== null

/** Whether the print runs up or down: the engine reads that too, but not in every script. */
const onItsSide = ({ words }: PrintedText): boolean =>
  words.filter(({ text, box }) => text.length >= 3 && box.bottom - box.top > box.right - box.left)
    .length >
  words.length / 2

/** The print of a picture, and how far it had to be turned for it. */
export interface UprightPicture extends PrintedPicture {
  turned: Turned
}

/** A phone held the other way gives a picture on its side or on its head: turned until it reads. */
async function readUpright(
  reader: PictureReader,
  card: IdentityCard,
  picture: Uint8Array,
): Promise<UprightPicture> {
  const asIs = { ...(await reader.read(picture)), turned: 0 as const }
  const runsDown = onItsSide(asIs.text)
  const isWhole = (text: PrintedText): boolean =>
    isCard(card, text) && (card.ownName === undefined || !onItsSide(text))
  if (isWhole(asIs.text)) return asIs
  for (const turned of runsDown ? ([270, 90, 180] as const) : ([90, 270, 180] as const)) {
    const found = await reader.read(picture, { turned })
    if (isWhole(found.text)) return { ...found, turned }
  }
  return asIs
}

const isComplete = (reading: IdentityReading): boolean =>
  reading.identity_number !== null && reading.full_name !== null && reading.birth_date !== null

function faults(quality: PictureQuality, cutOff: boolean, complete: boolean): PictureFault[] {
  const found: PictureFault[] = []
  if (quality.sharpness < BLURRED_BELOW && !complete) found.push('blurred')
  if (cutOff && !complete) found.push('cut_off')
  if (quality.glare >= (complete ? GLARE_FROM : SMALL_GLARE_FROM)) found.push('glare')
  return found
}

/**
 * Reads the front of a country's identity card: a proposal for the borrower to confirm, or what is wrong
 * with the picture so that the next one comes out better.
 *
 * Errs towards the borrower: without a plain fault, a card whose number was read passes even if
 * another part was not; that part is then typed by hand. Throws what `TextEngine.inTurn` throws.
 */
export async function readIdentity(
  engine: TextEngine,
  card: IdentityCard,
  front: Uint8Array,
  owner = '',
): Promise<ReadingResult> {
  const found = await engine.inTurn(async (reader) => {
    const quality = await reader.measure(front)
    if (quality.sharpness < HOPELESSLY_BLURRED_BELOW) return undefined
    const print = await readUpright(reader, card, front)
    return { quality, print, ownName: await readOwnName(reader, card, front, print) }
  }, owner)
  if (!found) return { ok: false, reasons: ['blurred'] }
  const { text } = found.print
  const reading = card.read(text)
  const reasons = faults(found.quality, runsOut(found.print), isComplete(reading))
  if (reasons.length > 0) return { ok: false, reasons }
  if (reading.identity_number !== null)
    return { ok: true, reading: { ...reading, ...found.ownName } }
  if (digitsIn(text) < DOCUMENT_DIGITS) return { ok: false, reasons: ['not_a_document'] }
  // In focus, without glare and yet no whole number: something hides it, or it is another paper.
  return { ok: false, reasons: [saysIdentity(card, text) ? 'cut_off' : 'not_a_document'] }
}
