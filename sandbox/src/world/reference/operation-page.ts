import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import { html, type Html } from '../../foundation/html.ts'
import { curlOf, isTriable, sampleOf, sdkOf, writtenPath } from './calls.ts'
import type { DescribedOperation } from './described.ts'
import { example, fieldTable } from './field-table.ts'
import { markdown } from './markdown.ts'

const sessionText = {
  none: 'anyone',
  optional: 'anyone, says more to a borrower',
  required: 'signed in',
} as const satisfies Record<DescribedOperation['session'], string>

const commonText = ({ commonFields }: DescribedOperation): Html =>
  commonFields === null
    ? html`no common fields`
    : html`<a href="#common-fields">common fields</a> in the ${commonFields}`

const bytesText = (label: string, types: readonly string[]): Html | null =>
  types.length === 0
    ? null
    : html`<p class="small">
        ${label}: raw bytes, ${types.map((type) => html`<code>${type}</code> `)}
      </p>`

function answerFields({ id, answerFields: rows }: DescribedOperation): Html | null {
  if (rows.length === 0) return null
  return html`<details>
    <summary>Fields of the answer's data</summary>
    ${fieldTable(`Answer of ${id}`, rows)}
  </details>`
}

/** The page of one operation: what the description says of it, and how it is called. */
export function operationPage(described: DescribedOperation, secret: string): Html {
  const { id, method, path, summary, description, failures } = described
  return html`<h1 id="content" tabindex="-1">${summary}</h1>
    <article class="card" aria-label="${id}">
      <p class="small">
        <code>${method} ${path}</code> · ${id} · ${sessionText[described.session]} ·
        ${commonText(described)}
      </p>
      ${markdown(description)} ${fieldTable(`Fields of ${id}`, described.fields)}
      ${bytesText('Sent', described.bytes.sent)} ${bytesText('Answer', described.bytes.answered)}
      ${described.requests.map(({ title, json }) =>
        example(`Request: ${title} (common fields left out)`, json),
      )}
      ${answerFields(described)}
      ${described.answers.map(({ title, json }) => example(`Answer: ${title}`, json))}
      ${
        failures.length === 0
          ? null
          : html`<p class="small failures">
              Failures: ${failures.map((code) => html`<a href="/docs#code-${code}">${code}</a> `)}
            </p>`
      }
    </article>
    <section class="card" aria-labelledby="call">
      <h2 id="call">Call it</h2>
      <h3>By hand</h3>
      <p class="small">
        <code>TOKEN</code> is what <a href="/docs/login">signing in</a> gives; empty before. The
        signature is said in <a href="/docs#guide">How to call it</a>.
      </p>
      <pre class="scroll" tabindex="0" data-curl>${curlOf(described)}</pre>
      <h3>With the SDK</h3>
      <pre class="scroll" tabindex="0">${sdkOf(described)}</pre>
    </section>
    ${tryIt(described, secret)}`
}

/** The form that the page's script sends signed; without a script it is not shown. */
function tryIt(described: DescribedOperation, secret: string): Html {
  const { method, path, fields } = described
  if (!isTriable(described)) {
    return html`<p class="card">Raw bytes are sent or asked about here: try it by hand.</p>`
  }
  const inPath = fields.filter(({ where }) => where === 'path').map(({ name }) => name)
  return html`<section class="card" aria-labelledby="try">
    <h2 id="try">Try it on this lender</h2>
    <p data-without-script>Sending from here needs JavaScript. The call by hand does the same.</p>
    <form
      hidden
      data-try
      data-secret="${secret}"
      data-method="${method}"
      data-path="${writtenPath(path)}"
      data-in-path="${inPath.join(' ')}"
    >
      <div class="fields">
        <span class="field">
          <label for="edition">Edition</label>
          <select id="edition" name="edition">
            ${COUNTRIES.map((each) => html`<option value="${each}">${countries[each].name}</option>`)}
          </select>
        </span>
        <span class="field">
          <label for="token">Token; a sign-in here fills it in</label>
          <input id="token" name="token" autocomplete="off" spellcheck="false" />
        </span>
      </div>
      <label for="own">Fields, without the common ones</label>
      <textarea id="own" name="fields" rows="8" spellcheck="false">${sampleOf(described)}</textarea>
      <button>Send it signed</button>
      <p role="status" data-outcome></p>
      <pre class="scroll" tabindex="0" data-answer hidden></pre>
    </form>
  </section>`
}
