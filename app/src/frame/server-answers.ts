/** Loads the page anew, not before its server answers: the browser's error page, inside a wrapper, is the end. */
export const reloadOnceAnswered = (): void =>
  void serverAnswers().then((answers) =>
    answers ? location.reload() : setTimeout(reloadOnceAnswered, 5_000),
  )

/** Asked before the page is left: without an answer nothing comes in its place. */
export const serverAnswers = (address = location.href): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )
