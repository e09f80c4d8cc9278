import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageArea } from '../i18n/generated/messages.ts'
import { loadMessages } from '../i18n/message-store.ts'

/**
 * A part of a screen whose code and messages come when it is first shown. Stands in a `Suspense`.
 *
 *   const Timeline = lazyPart(() => import('./timeline.tsx'), ['orders'])
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly MessageArea[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadMessages(areas)])
    return part
  })
}

/** The same for what a page can do without: where it cannot be fetched, nothing stands in its place. */
export function extraPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly MessageArea[],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [part] = await Promise.all([load(), loadMessages(areas)])
      return part
    } catch {
      return { default: () => null }
    }
  })
}

/** The same for what the whole app needs and nothing can stand for: fetched again, every 5 s, until it is here. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly MessageArea[],
): LazyExoticComponent<ComponentType<Props>> {
  const come = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), loadMessages(areas)])
      return part
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      return come()
    }
  }
  return lazy(come)
}
