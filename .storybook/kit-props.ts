import path from 'node:path'
import type { SBType, StrictInputType } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { readComponents, type Component, type Prop } from '../ui-kit/read-props.ts'

const src = path.join(import.meta.dirname, '../ui-kit/src')

/** Gives each component of the kit what the README has of it, for the tables of the workbench. */
export function kitProps(): Plugin {
  let components: Component[] | undefined
  return {
    name: 'kit-props',
    enforce: 'pre',
    watchChange() {
      components = undefined
    },
    transform(code, id) {
      if (!id.startsWith(src) || /\.(test|stories)\./.test(id)) return undefined
      components ??= readComponents(src)
      const written = components
        .filter(({ name }) => new RegExp(`^export function ${name}\\b`, 'm').test(code))
        .map((each) => `\n${each.name}.__docgenInfo = ${JSON.stringify(docgenOf(each))}`)
      return written.length > 0 ? { code: code + written.join(''), map: null } : undefined
    },
  }
}

/** What the tables show, as the preview hands it to them. */
export interface Docgen {
  readonly displayName: string
  readonly description: string
  readonly rows: Readonly<Record<string, StrictInputType>>
}

function docgenOf({ name, words, props, elements }: Component): Docgen {
  const others = elements.map((element) => `\`<${element}>\``).join(' and ')
  return {
    displayName: name,
    description: others ? `${words}\n\nBesides, what ${others} takes.` : words,
    rows: Object.fromEntries(props.map((prop) => [prop.name, rowOf(prop)])),
  }
}

const rowOf = ({ name, type, isRequired, fallback, words }: Prop): StrictInputType => ({
  name,
  description: words,
  type: { ...controlled(type), required: isRequired },
  table: {
    type: { summary: type },
    ...(fallback === '' ? {} : { defaultValue: { summary: fallback } }),
  },
})

/** By this the workbench picks the control with which a reader changes the prop. */
function controlled(type: string): SBType {
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type }
  const texts = type.split(' | ')
  if (texts.every((each) => /^'[^']*'$/.test(each)))
    return { name: 'enum', value: texts.map((each) => each.slice(1, -1)) }
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type }
}
