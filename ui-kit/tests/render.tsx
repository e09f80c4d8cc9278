import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { PasoGlobalStyle } from '../src/theme/PasoGlobalStyle.ts'

const mounted: { root: Root; container: HTMLElement }[] = []

/**
 * Runs `change` and waits until React has shown all of it. Presses and keys of the test's own
 * browser are real events, which React handles as it does for a borrower, outside of this.
 */
export async function settle<Result>(change: () => Promise<Result>): Promise<Result> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    return await act(change)
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false
  }
}

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
  await settle(async () => root.render(themed(node)))
  return {
    container,
    rerender: (next: ReactNode) => settle(async () => root.render(themed(next))),
  }
}

/**
 * Puts server-made markup on the page, lets `beforeHydration` act on it as a borrower on a slow
 * network would, then hydrates it. React reports every recoverable error through `onError`.
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
  const root = await settle(async () =>
    hydrateRoot(container, node, { onRecoverableError: onError }),
  )
  mounted.push({ root, container })
  return { container }
}

export async function unmountAll() {
  for (const { root, container } of mounted.splice(0)) {
    await settle(async () => root.unmount())
    container.remove()
  }
}
