/** Asked before the page is left: without an answer nothing comes in its place. */
export const serverAnswers = (address = location.href): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
