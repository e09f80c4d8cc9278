import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { PasoGlobalStyle } from '../src/theme/PasoGlobalStyle.ts'

const mounted: { root: Root; container: HTMLElement }[] = []

const themed = (node: ReactNode) => (
  <>
    <PasoGlobalStyle />
    {node}
  </>
)

/** Puts a component on the test page, styled; `rerender` replaces it. Cleared after each test. */
export async function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.push({ root, container })
  await act(async () => root.render(themed(node)))
  return {
    container,
    rerender: (next: ReactNode) => act(async () => root.render(themed(next))),
  }
}

/**
 * Puts server-made markup on the page, lets `beforeHydration` act on it as a borrower on a slow
 * network would, then hydrates it. React is told of every recoverable error through `onError`.
 */
export async function hydrate(
  markup: string,
  node: ReactNode,
  beforeHydration: (container: HTMLElement) => void,
  onError: (error: unknown) => void = () => undefined,
) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = markup
  beforeHydration(container)
  const root = await act(async () => hydrateRoot(container, node, { onRecoverableError: onError }))
  mounted.push({ root, container })
  return { container }
}

export async function unmountAll() {
  for (const { root, container } of mounted.splice(0)) {
    await act(async () => root.unmount())
    container.remove()
  }
}
