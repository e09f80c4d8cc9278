import { html, type Html } from '../../foundation/html.ts'

/**
 * How much was paid and on which day; both may be left empty. `id` distinguishes the forms of a
 * page.
 */
export const amountAndDay = (id: string): Html =>
  html`<span class="field">
      <label for="pay-amount-${id}">Amount, all of it unless said</label>
      <input id="pay-amount-${id}" name="amount" inputmode="decimal" autocomplete="off" />
    </span>
    <span class="field">
      <label for="pay-day-${id}">Paid on, today unless said</label>
      <input id="pay-day-${id}" name="paid_on" type="date" />
    </span>`
