/// <reference types="vite/client" />
import { createElement, type ComponentType, type ReactElement } from 'react'

interface Story {
  args?: Record<string, unknown>
  render?: (args: Record<string, unknown>) => ReactElement
}
interface StoryFile extends Record<string, unknown> {
  default: Story & { component: ComponentType<Record<string, unknown>> }
}

/** Every story as an element, by its name, without the workbench around it. */
export function everyStory(): (readonly [name: string, element: ReactElement])[] {
  const files = import.meta.glob<StoryFile>('../src/*/*.stories.tsx', { eager: true })
  return Object.entries(files).flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories).map(([name, story]) => {
      const { args, render = meta.render } = story as Story
      const given = { ...meta.args, ...args }
      // As a component, since some of them use hooks; one that needs the workbench's loaders is left out.
      const element =
        render && render.length < 2
          ? createElement(() => render(given))
          : createElement(meta.component, given)
      return [`${file.replace(/.*\/(\w+)\.stories\.tsx$/, '$1')}: ${name}`, element] as const
    }),
  )
}
