/** A worker that never answers: what is shown meanwhile stays. */
export const silentWorker = () => {
  const nothing = () => undefined
  return Object.assign(new EventTarget(), {
    postMessage: nothing,
    terminate: nothing,
  }) as unknown as Worker
}
