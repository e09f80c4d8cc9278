import { readFileSync } from 'node:fs'
import type { Language } from '../../foundation/languages.ts'
import { RegionTree, type PlacedRegion, type Position, readOnce } from './region-tree.ts'

/** Three such parts and the country's code fit into the contract's 64 characters. */
const LONGEST_PART = 19

/** `San Luis Potosí` is `san_luis_potosi`: identifiers have plain letters, digits and low lines. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_PART)

/**
 * The places of a country, out of its file. The form is described at the top of each file.
 *
 * An identifier is made of the English names from the country down (`pk-punjab-lahore`), so that it
 * stays the same when places are added. Throws on a line that is not of the form.
 */
export const readPlaces = (file: URL, country: string, language: Language): (() => RegionTree) =>
  readOnce(() => new RegionTree(placesIn(file, country, language)))

function placesIn(file: URL, country: string, language: Language): PlacedRegion[] {
  const regions: PlacedRegion[] = []
  const add = (text: string, within: string | undefined, middle?: Position): string => {
    const [en = '', local] = text.split('|').map((part) => part.trim())
    if (en === '')
      throw new Error(`${file.pathname}: a place without a name in ${within ?? country}`)
    const region_id = `${within ?? country}-${plain(en)}`
    regions.push({ region_id, parent: within, names: { en, [language]: local ?? en }, middle })
    return region_id
  }
  let province: string | undefined
  const text = readFileSync(file, 'utf8')
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('=')) {
      province = add(line.slice(1), undefined)
      continue
    }
    const [place = '', districts = ''] = line.split(':')
    const [city = '', middle] = place.split('@')
    const within = add(city, province, middle === undefined ? undefined : positionOf(middle))
    for (const district of districts.split(';')) add(district, within)
  }
  return regions
}

function positionOf(text: string): Position {
  const [latitude, longitude] = text.split(',').map(Number)
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
    throw new Error(`@${text} is no position`)
  }
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 }
}
