import type { Description } from '../../http/pipeline/description.ts'
import { html, type Html } from '../../foundation/html.ts'
import { addressOf, type Contents } from './contents.ts'
import { guideSections } from './guide.ts'

interface Found {
  address: string
  title: string
  about: string
  /** All that is looked through, in small letters. */
  text: string
}

interface Code {
  code: number
  name: string
  meaning: string
  client: string
}

/** Everything that can be found: operations, sections of the guide, codes. */
export function searchable(description: Description, { operations }: Contents): readonly Found[] {
  const all = [
    ...operations.map((each) => ({
      address: addressOf(each),
      title: each.summary,
      about: `${each.method} ${each.path}`,
      text: [
        each.id,
        each.tag,
        each.description,
        ...[...each.fields, ...each.answerFields].flatMap(({ name, description: said }) => [
          name,
          said,
        ]),
      ].join(' '),
    })),
    ...guideSections(description).map(({ id, heading, text }) => ({
      address: `/docs#${id}`,
      title: heading,
      about: 'How to call it',
      text,
    })),
    ...(description['x-error-catalogue'] as Code[]).map(({ code, name, meaning, client }) => ({
      address: `/docs#code-${String(code)}`,
      title: `${String(code)} ${name.replaceAll('_', ' ')}`,
      about: 'Code',
      text: `${meaning} ${client}`,
    })),
  ]
  return all.map((each) => ({
    ...each,
    text: `${each.title} ${each.about} ${each.text}`.toLowerCase(),
  }))
}

/** What has every word that is asked for; what has them in its title comes first. */
export function find(all: readonly Found[], asked: string): Found[] {
  const words = asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const inTitle = ({ title }: Found): number =>
    words.filter((word) => title.toLowerCase().includes(word)).length
  return all
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((one, other) => inTitle(other) - inTitle(one))
}

/** The page of what was found. */
export function searchPage(found: readonly Found[], asked: string): Html {
  return html`<h1 id="content" tabindex="-1">Search</h1>
    <section class="card" aria-label="Found">
      <p role="status">
        ${found.length === 1 ? '1 place has' : `${String(found.length)} places have`} “${asked}”.
      </p>
      <ul class="plain rows">
        ${found.map(
          ({ address, title, about }) =>
            html`<li><a href="${address}">${title}</a> <span class="small">${about}</span></li>`,
        )}
      </ul>
    </section>`
}
