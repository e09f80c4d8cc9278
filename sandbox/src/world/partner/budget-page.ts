import { directionOf, type Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import { html, type Html } from '../../foundation/html.ts'

const fields = ['income', 'home', 'living', 'debts'] as const

/** A partner's page: a month's budget. It asks nobody anything, and keeps nothing. */
export function budgetPage(language: Language, nonce: string): string {
  const [before = '', after = ''] = say(language, 'budget.left', { sum: '\n' }).split('\n')
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(language, 'budget.title')}</title>
        <link rel="icon" href="data:," />
        ${style(nonce)}
      </head>
      <body>
        <h1>${say(language, 'budget.title')}</h1>
        <p>${say(language, 'budget.about')}</p>
        <form>
          ${fields.map(
            (name) =>
              html`<label
                >${say(language, `budget.${name}`)}
                <input type="number" inputmode="numeric" min="0" name="${name}"
              /></label>`,
          )}
        </form>
        <div role="status">
          <strong id="left" hidden>${before}<bdi id="sum" dir="ltr"></bdi>${after}</strong>
          <p id="spare" hidden>${say(language, 'budget.spare')}</p>
          <p id="short" hidden>${say(language, 'budget.short')}</p>
        </div>
        ${script(nonce)}
      </body>
    </html>`.text
}

const style = (nonce: string): Html =>
  html`<style nonce="${nonce}">
    :root {
      color-scheme: light dark;
      font:
        1rem/1.5 system-ui,
        sans-serif;
    }
    body,
    form,
    label {
      display: grid;
      gap: 0.75rem;
      margin: 0;
    }
    body {
      padding: 1rem;
    }
    h1,
    p {
      margin: 0;
    }
    h1,
    strong {
      font-size: 1.25rem;
    }
    label {
      gap: 0.25rem;
    }
    input {
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 3rem;
      padding: 0.5rem;
      font: inherit;
    }
  </style>`

const script = (nonce: string): Html =>
  html`<script nonce="${nonce}">
    const form = document.querySelector('form')
    const part = (id) => document.getElementById(id)
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('input', () => {
      const [income, ...costs] = Array.from(form.elements, (field) => field.valueAsNumber || 0)
      const left = costs.reduce((rest, cost) => rest - cost, income)
      part('sum').textContent = left.toLocaleString('en-GB')
      part('left').hidden = false
      part('spare').hidden = left < 0
      part('short').hidden = left >= 0
    })
  </script>`
