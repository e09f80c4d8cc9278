/** What the workbench says of the story that is shown: nothing, or what went wrong. Runs in the page. */
export function outcomeOfStory(): Promise<string> {
  interface Render {
    phase?: string
  }
  interface Preview {
    currentRender?: Render
    channel: { on: (event: string, hear: (what: { message?: string }) => void) => void }
  }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview }
  return new Promise((resolve) => {
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
      preview?.channel.on(event, ({ message }) => resolve(message ?? event))
    }
    setInterval(() => {
      const phase = preview?.currentRender?.phase
      if (phase === 'finished') resolve('')
      else if (phase === 'errored')
        resolve(document.querySelector('#error-message')?.textContent ?? phase)
    }, 20)
  })
}
