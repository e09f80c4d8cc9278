import { Html, html } from '../console/html.ts'

/** Bold and code within a line; everything else is text. */
function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    if (part.startsWith('**')) return html`<strong>${inline(part.slice(2, -2))}</strong>`
    return html`${part}`
  })
  return new Html(parts.map((part) => part.text).join(''))
}

/** The lines of a block with what was broken over several lines put together again. */
function items(block: string): string[] {
  return block
    .split(/\n(?=\d+\. |- )/)
    .map((item) => item.replace(/^(\d+\.|-) /, '').replaceAll(/\s*\n\s*/g, ' '))
}

function block(text: string): Html {
  const heading = /^#+ (.+)$/m.exec(text)
  if (heading?.[1] !== undefined && text.startsWith('#')) {
    const rest = text.slice(heading[0].length).trim()
    return html`<h3>${inline(heading[1])}</h3>
      ${rest === '' ? null : block(rest)}`
  }
  if (/^\d+\. /.test(text))
    return html`<ol>
      ${items(text).map((item) => html`<li>${inline(item)}</li>`)}
    </ol>`
  if (text.startsWith('- '))
    return html`<ul>
      ${items(text).map((item) => html`<li>${inline(item)}</li>`)}
    </ul>`
  return html`<p>${inline(text.replaceAll(/\s*\n\s*/g, ' '))}</p>`
}

/** The little Markdown that the description uses: headings, lists, bold and code. */
export function markdown(text: string): Html {
  return html`${text
    .trim()
    .split(/\n\s*\n/)
    .map(block)}`
}
