/** Focus that would be lost with a button goes to the page's heading. */
export function focusHeadingInstead(): void {
  void import('./arrive.ts').then(
    ({ focusHeading }) => focusHeading(),
    () => undefined,
  )
}
