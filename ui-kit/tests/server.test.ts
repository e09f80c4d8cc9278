import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { everyStory } from './every-story.ts'

test.each(everyStory())(
  '%s is rendered on a server, with each of its styles and none in an attribute',
  (_, story) => {
    const sheet = new ServerStyleSheet()
    const markup = renderToString(sheet.collectStyles(createElement('div', null, story)))
    const styles = sheet.getStyleTags()
    sheet.seal()
    const classes = new Set(
      [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
    )
    // Two classes each: one names the component, the other its style.
    const missing = [...classes].filter(
      (name) => !name.startsWith('sc-') && !styles.includes(`.${name}`),
    )
    expect(missing).toEqual([])
    const parts = markup.match(/<[^>]* class="[^>]*>/g) ?? []
    expect(parts.filter((part) => part.includes(' style="'))).toEqual([])
  },
)
