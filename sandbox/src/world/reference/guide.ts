import type { Description } from '../../http/pipeline/description.ts'

/** A part of the guide below one heading. */
export interface GuideSection {
  id: string
  heading: string
  text: string
}

/** The guide in parts. The table of codes has its own place, with more to each code. */
export function guideSections(description: Description): GuideSection[] {
  const { description: whole = '' } = description['info'] as { description?: string }
  const guide = whole.split(/^## Error codes$/m)[0] ?? ''
  return guide.split(/^(?=## )/m).flatMap((part) => {
    const [first = '', ...rest] = part.split('\n')
    const isHeaded = first.startsWith('## ')
    const heading = isHeaded ? first.slice(3) : 'Overview'
    const text = (isHeaded ? rest.join('\n') : part).trim()
    return text === '' ? [] : [{ id: `guide-${slug(heading)}`, heading, text }]
  })
}

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
