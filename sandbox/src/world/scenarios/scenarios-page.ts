import { scenariosOf, type Scenario } from './scenarios.ts'
import type { Country } from '../../foundation/contract.ts'
import type { Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import { countries } from '../../lending/countries/countries.ts'
import type { Specimen } from '../../lending/countries/samples.ts'
import { consolePage } from '../page-parts/console-page.ts'
import { editionOptions } from '../page-parts/edition.ts'
import { countText } from '../page-parts/figures.ts'
import { html, type Html } from '../../foundation/html.ts'
import type { Page } from '../page-parts/layout.ts'
import { SPARE_HOLDER } from './spare-identities.ts'

/** A band of income as the app's form says it in a language; undefined for what is none. */
export function bandWords(value: string, language: Language): string | undefined {
  const [least, most] = (value.match(/\d+/g) ?? []).map((digits) => countText(Number(digits)))
  if (least === undefined) return undefined
  const said = value.replace(/^[a-z]{2}_/, '').replaceAll(/\d+/g, '#')
  if (said === 'below_#') return say(language, 'scenarios.income.below', { amount: least })
  if (said === '#_and_up') return say(language, 'scenarios.income.from', { amount: least })
  if (said === 'above_#') return say(language, 'scenarios.income.above', { amount: least })
  if (most === undefined || !/^(from_)?#_to_#$/.test(said)) return undefined
  return say(language, 'scenarios.income.between', { least, most })
}

/** The same in each language that the edition is read in. */
function inTheForm(value: string, languages: readonly Language[]): Html | null {
  const said = languages.map((language) => ({ language, words: bandWords(value, language) }))
  if (said.some(({ words }) => words === undefined)) return null
  return html`<p class="small">
    In the form, a month:
    ${said.map(({ language, words }, at) => html`${at > 0 ? ' · ' : ''}<bdi lang="${language}">${words ?? ''}</bdi>`)}
  </p>`
}

const row = ({ name, input, outcome }: Scenario, languages: readonly Language[]): Html =>
  html`<li class="scenario">
    <div>
      <strong class="typed" id="input-${name}">${input}</strong>
      ${inTheForm(input, languages)}
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

function group(field: string, rows: readonly Scenario[], languages: readonly Language[]): Html {
  const id = `field-${field.toLowerCase().replaceAll(/\W+/g, '-')}`
  return html`<section class="card" aria-labelledby="${id}">
    <h2 id="${id}">${field}</h2>
    <ul class="plain rows">
      ${rows.map((each) => row(each, languages))}
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

const spares = (numbers: readonly string[]): Html =>
  html`<section class="card" aria-labelledby="spares-title">
    <h2 id="spares-title">Spare identity numbers</h2>
    <p class="small">
      A number is one borrower’s, that of the sample card too. For another borrower type one of
      these, which nobody has yet. Born on ${SPARE_HOLDER.birthDate}, ${SPARE_HOLDER.gender}, where
      the number holds it.
    </p>
    <ul class="plain rows">
      ${numbers.map(
        (number, at) =>
          html`<li class="scenario">
            <strong class="typed" id="spare-${at}">${number}</strong>
            <button
              type="button"
              class="second"
              id="copy-spare-${at}"
              data-copy="${number}"
              aria-describedby="spare-${at}"
            >
              Copy<span class="hidden"> ${number}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`

const chooseEdition = (country: Country): Html =>
  html`<form class="card" method="get" action="/sandbox/scenarios">
    <label for="edition">Edition</label>
    <select id="edition" name="app_id">
      ${editionOptions(country)}
    </select>
    <div class="actions"><button class="second">Show</button></div>
  </form>`

/** What to type to get what, the sample pictures and identity numbers that are free, of one edition. */
export function scenariosPage(country: Country, identities: readonly string[]): Page {
  const rows = scenariosOf(country)
  const fields = [...new Set(rows.map(({ field }) => field))]
  return consolePage(
    'scenarios',
    'What to type to get what',
    html`<p class="lead">
        Everybody is judged by the same rules. These inputs, which nobody types by chance, lead to a
        chosen outcome.
      </p>
      ${chooseEdition(country)}
      <div class="board">
        <div class="column">
          ${downloads(countries[country].samples.pictures)} ${spares(identities)}
        </div>
        <div class="column">
          ${fields.map((field) =>
            group(
              field,
              rows.filter((each) => each.field === field),
              countries[country].languages,
            ),
          )}
        </div>
      </div>`,
  )
}
