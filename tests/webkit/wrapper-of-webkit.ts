/** The simulated wrapper that stands in a page of WebKit, as a test steers it. */
import type { WebKitPage } from './webkit-page.ts'

interface Call {
  method: string
  params: unknown
}

export class WrapperOfWebKit {
  readonly #page: WebKitPage

  constructor(page: WebKitPage) {
    this.#page = page
  }

  calls(): Promise<Call[]> {
    return this.#page.run<Call[]>('return wrapper.calls')
  }

  /** What the last call of the method came with. */
  async lastOf(method: string): Promise<unknown> {
    return (await this.calls()).filter((call) => call.method === method).at(-1)?.params
  }

  async answer(method: string, script: object): Promise<void> {
    await this.#page.run('wrapper.answer(arguments[0], arguments[1])', method, script)
  }

  async allow(permission: string, state: string): Promise<void> {
    await this.#page.run('wrapper.changePermission(arguments[0], arguments[1])', permission, state)
  }
}
