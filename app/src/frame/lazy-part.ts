import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageArea } from '../i18n/generated/messages.ts'
import { loadMessages } from '../i18n/message-store.ts'
import { untilHere } from './until-here.ts'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>
type Part<Props extends object> = LazyExoticComponent<ComponentType<Props>>

const withWords = async <Props extends object>(
  load: Load<Props>,
  areas: readonly MessageArea[],
): ReturnType<Load<Props>> => (await Promise.all([load(), loadMessages(areas)]))[0]

/**
 * A part of a screen whose code and messages come when it is first shown. Stands in a `Suspense`.
 *
 *   const Timeline = lazyPart(() => import('./timeline.tsx'), ['orders'])
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  areas: readonly MessageArea[],
): Part<Props> {
  return lazy(() => withWords(load, areas))
}

/** The same for what a page can do without: where it cannot be fetched, nothing stands in its place. */
export function extraPart<Props extends object>(
  load: Load<Props>,
  areas: readonly MessageArea[],
): Part<Props> {
  return lazy(() => withWords(load, areas).catch(() => ({ default: () => null })))
}

/** The same for what the whole app needs and nothing can stand for. */
export function latePart<Props extends object>(
  load: Load<Props>,
  areas: readonly MessageArea[],
): Part<Props> {
  return lazy(() => untilHere(() => withWords(load, areas)))
}
