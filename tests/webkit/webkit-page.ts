/** A page of WebKit by the WebDriver protocol: what the journeys need of it, found as a person finds it. */

/** What a person looks for. */
export type Kind = 'button' | 'link' | 'heading' | 'field' | 'choice'

/** How it is looked for. */
interface Search {
  /** The name may go on. */
  begins?: boolean | undefined
  /** The name of the group of fields that it stands in. */
  within?: string | undefined
}

/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Readonly<Record<typeof ELEMENT, string>>

/** Runs in the page: the first of a kind whose name is the text. */
const FIND = `
  const [kind, text, { begins, within }] = arguments
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input:not([type=radio], [type=checkbox]), select, textarea',
    choice: 'input[type=radio], input[type=checkbox]',
  }
  const plain = (said) => (said ?? '').replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim()
  const wanted = plain(text)
  const labelOf = (element) => [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
  const names = (element) => [
    element.getAttribute('aria-label'),
    kind === 'field' || kind === 'choice' ? labelOf(element) : element.textContent,
  ].map(plain).filter((name) => name !== '')
  const isShown = (element) =>
    element.type === 'file' || kind === 'choice' || element.getClientRects().length > 0
  const groups = [...document.querySelectorAll('fieldset')]
  const place = within === undefined
    ? document
    : groups.find((group) => plain(group.querySelector('legend')?.textContent) === plain(within))
  return [...(place?.querySelectorAll(selectors[kind]) ?? [])].find((element) =>
    isShown(element) &&
    names(element).some((name) => name === wanted || (begins && name.startsWith(wanted)))) ?? null
`

export class WebKitPage {
  readonly #session: string
  readonly #base: string

  private constructor(session: string, base: string) {
    this.#session = session
    this.#base = base
  }

  /** Opens a window the size of a phone. */
  static async open(base: string): Promise<WebKitPage> {
    const capabilities = {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: process.env.WEBKIT_BROWSER,
          args: ['--automation', '--private'],
        },
      },
    }
    const driver = process.env.WEBKIT_DRIVER ?? ''
    const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, { capabilities })
    const page = new WebKitPage(`${driver}/session/${sessionId}`, base)
    await page.#do('/window/rect', { width: 400, height: 800 })
    return page
  }

  async close(): Promise<void> {
    await fetch(this.#session, { method: 'DELETE' })
  }

  async goto(path: string): Promise<void> {
    await this.#do('/url', { url: new URL(path, this.#base).href })
  }

  async path(): Promise<string> {
    const { pathname, hash } = new URL(await call<string>(`${this.#session}/url`))
    return pathname + (hash.split('?')[0] ?? '')
  }

  /** Runs the body of a function in the page. */
  run<Answer>(script: string, ...args: unknown[]): Promise<Answer> {
    return this.#do<Answer>('/execute/sync', { script, args })
  }

  /** Waits for it. */
  async see(kind: Kind, name: string, search: Search = {}): Promise<Element> {
    return this.#until(`${kind} “${name}”`, () =>
      this.run<Element | null>(FIND, kind, name, search),
    )
  }

  /** Waits until the page says this somewhere. */
  async read(text: string): Promise<void> {
    const script = 'return document.body.innerText.includes(arguments[0])'
    await this.#until(`text “${text}”`, () => this.run<boolean>(script, text))
  }

  /** Waits until the address has this path. */
  async at(path: string): Promise<void> {
    await this.#until(`the address ${path}`, async () => (await this.path()) === path)
  }

  async click(kind: Kind, name: string, search?: Search): Promise<void> {
    const element = await this.see(kind, name, search)
    // The label of a choice is what a finger meets; of a field for files the protocol presses none.
    if (kind === 'field') await this.run('arguments[0].click()', element)
    else if (kind === 'choice')
      await this.run('(arguments[0].labels[0] ?? arguments[0]).click()', element)
    else await this.#do(`/element/${element[ELEMENT]}/click`, {})
  }

  /** Types into a field, or hands a file to one for files. */
  async fill(name: string, text: string): Promise<void> {
    const element = await this.see('field', name)
    await this.#do(`/element/${element[ELEMENT]}/value`, { text })
  }

  /** Waits until the field has this value, or any. */
  async holds(name: string, value?: string, search?: Search): Promise<void> {
    const field = await this.see('field', name, search)
    await this.#until(`value “${value ?? ''}” of “${name}”`, async () => {
      const held = await this.run<string>('return arguments[0].value', field)
      return value === undefined ? held !== '' : held === value
    })
  }

  /** What is done meanwhile is done in a window of its own, which is closed then. */
  async inAnotherWindow(work: () => Promise<void>): Promise<void> {
    const before = await call<string>(`${this.#session}/window`)
    const { handle } = await this.#do<{ handle: string }>('/window/new', { type: 'window' })
    await this.#do('/window', { handle })
    await work()
    await fetch(`${this.#session}/window`, { method: 'DELETE' })
    await this.#do('/window', { handle: before })
  }

  /** Chooses from a list, once it is there: the option with this value, or the first that is one. */
  async choose(name: string, value = ''): Promise<void> {
    const list = await this.see('field', name)
    const find = `return [...arguments[0].options].find(
      ({ value }) => value !== '' && [value, ''].includes(arguments[1])) ?? null`
    const option = await this.#until(`option “${value}” of “${name}”`, () =>
      this.run<Element | null>(find, list, value),
    )
    // The protocol brings it to the page's edge, where a bar may stand over it.
    await this.run(`arguments[0].scrollIntoView({ block: 'center' })`, list)
    await this.#do(`/element/${option[ELEMENT]}/click`, {})
  }

  #do<Answer = null>(path: string, body: unknown): Promise<Answer> {
    return call<Answer>(`${this.#session}${path}`, body)
  }

  async #until<Found>(what: string, look: () => Promise<Found | null | false>): Promise<Found> {
    for (const ends = Date.now() + 60_000; ;) {
      const found = await look()
      if (found !== null && found !== false) return found
      if (Date.now() > ends) {
        const shown = await this.run<string>('return document.body.innerText')
        throw new Error(`There is no ${what} at ${await this.path()}. The page says:\n${shown}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function call<Answer>(url: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    url,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  )
  const { value } = (await response.json()) as { value: Answer }
  if (response.ok) return value
  const { error, message } = value as { error?: string; message?: string }
  throw new Error(`${error ?? 'failed'}: ${message ?? ''}`)
}
