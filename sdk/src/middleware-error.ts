/** What the app's own middleware or token threw, on its way out of an attempt: whatever it is, it is not tried again. */
export class MiddlewareError extends Error {
  readonly thrown: unknown

  constructor(thrown: unknown) {
    super()
    this.thrown = thrown
  }
}
