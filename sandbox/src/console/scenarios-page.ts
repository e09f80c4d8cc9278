import { scenariosOf, type Scenario } from '../scenarios.ts'
import type { Country } from '../settings.ts'
import { consolePage } from './console-page.ts'
import { html, type Html } from './html.ts'
import type { Page } from './layout.ts'
import { specimensOf, type Specimen } from './specimens.ts'

const row = ({ name, input, outcome }: Scenario): Html =>
  html`<li class="scenario">
    <div>
      <strong class="typed" id="input-${name}">${input}</strong>
      <p class="small">${outcome}</p>
    </div>
    ${
      input.endsWith('.jpg')
        ? html`<a class="button second" href="/sandbox/specimens/${input}" download
            >Download<span class="hidden"> ${input}</span></a
          >`
        : html`<button
            type="button"
            class="second"
            id="copy-${name}"
            data-copy="${input}"
            aria-describedby="input-${name}"
          >
            Copy<span class="hidden"> ${input}</span>
          </button>`
    }
  </li>`

function group(field: string, rows: readonly Scenario[]): Html {
  const id = `field-${field.toLowerCase().replaceAll(/\W+/g, '-')}`
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${field}</h2>
    <ul class="plain rows">
      ${rows.map(row)}
    </ul>
  </section>`
}

const downloads = (specimens: readonly Specimen[]): Html =>
  html`<section class="card" aria-labelledby="specimens-title">
    <h2 id="specimens-title">Sample pictures</h2>
    <p class="small">Drawn by us, of nobody. The bad ones are refused, each for its one fault.</p>
    <ul class="plain specimens">
      ${specimens.map(
        ({ file, label }) =>
          html`<li>
            <a href="/sandbox/specimens/${file}" download
              ><img
                src="/sandbox/specimens/${file}"
                alt=""
                loading="lazy"
                width="160"
                height="110"
              />${label}</a
            >
          </li>`,
      )}
    </ul>
  </section>`

/** What to type to get what, and the sample pictures, of one edition. */
export function scenariosPage(country: Country): Page {
  const rows = scenariosOf(country)
  const fields = [...new Set(rows.map(({ field }) => field))]
  return consolePage(
    'scenarios',
    'What to type to get what',
    html`<p class="lead">
        Everybody is judged by the same rules. These inputs, which nobody types by chance, lead to a
        chosen outcome.
      </p>
      <div class="board">
        <div class="column">${downloads(specimensOf[country])}</div>
        <div class="column">
          ${fields.map((field) =>
            group(
              field,
              rows.filter((each) => each.field === field),
            ),
          )}
        </div>
      </div>`,
  )
}
