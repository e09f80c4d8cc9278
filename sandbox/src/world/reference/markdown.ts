import { Html, html } from '../../foundation/html.ts'

/** Bold and code within a line; everything else is text. */
function inline(text: string): Html {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
    if (part.startsWith('**')) return html`<strong>${inline(part.slice(2, -2))}</strong>`
    return html`${part}`
  })
  return new Html(parts.map((part) => part.text).join(''))
}

/** The items of a list, with what was broken over several lines put together again. */
function items(block: string): string[] {
  return block
    .split(/\n(?=\d+\. |- )/)
    .map((item) => item.replace(/^(\d+\.|-) /, '').replaceAll(/\s*\n\s*/g, ' '))
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function table(block: string, name: string): Html {
  const [head = '', , ...rows] = block.split('\n')
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${cellsOf(head).map((cell) => html`<th scope="col">${inline(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cellsOf(row).map((cell) => html`<td>${inline(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function block(text: string, nameOfTable: string): Html {
  const fenced = /^```\w*\n(.*?)\n?```$/s.exec(text)
  if (fenced) return html`<pre class="scroll" tabindex="0">${fenced[1]}</pre>`
  if (text.startsWith('|')) return table(text, nameOfTable)
  if (text.startsWith('## ')) return html`<h3>${inline(text.slice(3))}</h3>`
  if (text.startsWith('### ')) return html`<h4>${inline(text.slice(4))}</h4>`
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

/** Blocks are parted by empty lines, but not within a fence; a heading is a block of its own. */
function blocksOf(text: string): string[] {
  return text
    .split(/(^```.*?^```$)/ms)
    .flatMap((part) =>
      part.startsWith('```') ? [part] : part.replaceAll(/^(#+ .+)$/gm, '\n$1\n').split(/\n\s*\n/),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The Markdown that the description uses: headings, lists, tables, fences, bold and code. */
export function markdown(text: string): Html {
  let heading = ''
  let tables = 0
  const blocks = blocksOf(text).map((each) => {
    if (each.startsWith('#')) {
      heading = each.replace(/^#+ /, '')
      tables = 0
    }
    if (each.startsWith('|')) tables += 1
    // Each region that can be scrolled has a name of its own.
    return block(each, `Table${tables > 1 ? ` ${String(tables)}` : ''}: ${heading}`)
  })
  return html`${blocks}`
}
