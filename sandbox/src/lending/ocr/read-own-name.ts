import type { IdentityCard, IdentityReading } from './identity-reading.ts'
import type { UprightPicture } from './read-identity.ts'
import type { PictureReader } from './text-engine.ts'
import type { Box } from './word.ts'

/** How high the Latin letters beside the name are made, in pixels; the softened ones are read better large. */
const LOOKS = [
  { letters: 14, soft: true },
  { letters: 10, soft: false },
  { letters: 17, soft: true },
] as const

type Name = Partial<IdentityReading>

/**
 * The name of a card in the country's own script; nothing where it has none or it cannot be read. A letter with signs
 * is taken for another by the size: the place is read in three, and what came out most often is the name.
 */
export async function readOwnName(
  reader: PictureReader,
  { ownName }: IdentityCard,
  picture: Uint8Array,
  { text, turned, width, height }: UprightPicture,
): Promise<Name> {
  const place = ownName?.place(text)
  if (ownName === undefined || place === undefined) return {}
  const box: Box = {
    left: Math.max(0, Math.round(place.box.left)),
    top: Math.max(0, Math.round(place.box.top)),
    right: Math.min(width, Math.round(place.box.right)),
    bottom: Math.min(height, Math.round(place.box.bottom)),
  }
  if (box.right <= box.left || box.bottom <= box.top) return {}
  const names: Name[] = []
  for (const { letters, soft } of LOOKS) {
    const part = {
      box,
      width: Math.ceil(((box.right - box.left) * letters) / place.letters),
      soft,
    }
    const seen = await reader.read(picture, { turned, language: ownName.language, part })
    const name = ownName.read(seen.text)
    if (name) names.push(name)
  }
  return mostOften(names)
}

function mostOften(names: readonly Name[]): Name {
  const timesOf = (name: Name): number =>
    names.filter(({ full_name }) => full_name === name.full_name).length
  return names.toSorted((a, b) => timesOf(b) - timesOf(a))[0] ?? {}
}
