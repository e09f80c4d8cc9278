import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { tooNew } from '../../scripts/old-engines/too-new.ts'
import {
  marksIn,
  marksOf,
  scriptsOf,
  scriptsWithLists,
} from '../../scripts/testing/country-marks.ts'
import { editionWords } from '../src/application-flow/forms/edition-words.ts'
import { tagOf } from '../src/i18n/languages.ts'
import { readCatalogs } from './compile-messages.ts'
import { findCountry } from './country-modules.ts'
import type { FirstVisit } from './first-visit.ts'

const dist = join(import.meta.dirname, '../dist')
const { languages } = (await findCountry()).default
const pages = ['home', 'login'].flatMap((page) =>
  languages.map((language) => `${page}.${language}.html`),
)
/** A phrase that every first visit needs, in each language. */
const retry = new Map(
  [...readCatalogs()].map(([language, areas]) => [
    language,
    areas.get('failures')?.['出错了,请重试'] ?? '',
  ]),
)
const read = (file: string): string => readFileSync(join(dist, file), 'utf8')

/** Globals of pages and workers that the oldest browsers have, or that are asked for before they are used. */
const inPages = [
  'AbortSignal BigInt CSS DOMException DOMRect Element File FontFace FormDataEvent HTMLElement HTMLInputElement',
  'IntersectionObserver Intl MutationObserver Node OffscreenCanvas Path2D ResizeObserver SpeechSynthesisUtterance addEventListener',
  'createImageBitmap',
  'devicePixelRatio getComputedStyle getSelection history indexedDB matchMedia removeEventListener requestAnimationFrame scrollTo',
].flatMap((names) => names.split(' '))

/** The code a page names: what takes it over. */
const codeOf = (page: string): string =>
  [...read(page).matchAll(/(?:src|href)="\/(static\/js\/[^"]+)"/g)]
    .map((match) => read(match[1] ?? ''))
    .join('\n')

describe('the built pages', () => {
  beforeAll(() => {
    // What the build layer made stands; it is made anew only where a source has changed since.
    const env = { ...process.env, NODE_ENV: 'production', PASO_ALL: '', CI: '' }
    const build = join(import.meta.dirname, '../../scripts/build.ts')
    execFileSync(process.execPath, [build], { env, stdio: 'pipe' })
  })

  it.each(pages)('%s carries the style ids that its own code computes', (page) => {
    const body = /<div id="root">([^]*)<\/div><script type="application\/json"/.exec(
      read(page),
    )?.[1]
    const classes = [...(body ?? '').matchAll(/class="([^"]+)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    )
    // The id of a component; its second class is the hash of id and style.
    const ids = [...new Set(classes.filter((name) => /^(?:sc|paso-\w{3})-/.test(name)))]
    const code = codeOf(page)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => !code.includes(id))).toEqual([])
  })

  it.each(pages)(
    '%s can be painted without code: words, styles, no request that blocks',
    (page) => {
      const html = read(page)
      expect(html).toMatch(/<h1|<h2/)
      expect(html).toContain('--paso-brand:')
      expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
    },
  )

  it.each(pages)('every script and style of %s takes the nonce of its answer', (page) => {
    const tags = read(page).match(/<(?:script|style)[ >][^>]*>?|<link rel="modulepreload"[^>]*>/g)
    expect(tags?.filter((tag) => !tag.includes('nonce="__NONCE__"'))).toEqual([])
    expect(read(page)).toContain('property="csp-nonce"')
  })

  it.each(pages)('%s asks for the SDK only once it takes taps', (page) => {
    const visits = JSON.parse(read('.vite/first-visits.json')) as Record<string, FirstVisit>
    const isSdk = (file: string): boolean => read(file).includes('Idempotency-Key')
    expect(visits[page]?.untilReady.filter(isSdk)).toEqual([])
    expect(visits[page]?.afterReady.filter(isSdk)).toHaveLength(1)
  })

  it.each(languages)('in %s a first visit loads the words of no other language', (language) => {
    const visits = JSON.parse(read('.vite/first-visits.json')) as Record<string, FirstVisit>
    const loaded = Object.entries(visits)
      .filter(([page]) => page.endsWith(`.${language}.html`))
      .flatMap(([, { untilReady, afterReady }]) => [...untilReady, ...afterReady])
    const words = loaded.flatMap((file) => /\/words-(\w+)-/.exec(file)?.[1] ?? [])
    expect([...new Set(words)]).toEqual([language])
    const code = loaded.map(read).join('\n')
    const said = languages.filter((each) => code.includes(retry.get(each) ?? ''))
    expect(said).toEqual([language])
  })

  it('what stands in the files of other countries is not shipped', async () => {
    const own = (await findCountry()).file
    for (const [country, marks] of Object.entries(marksOf)) {
      const files = [`../src/countries/${country}.ts`, `../../sdk/src/rules/editions/${country}.ts`]
      const source = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      expect(marks.filter((mark) => !source.join('\n').includes(mark))).toEqual([])
      expect({ [country]: marksIn(dist)[country] }).toEqual({
        [country]: own.includes(country) ? marks : [],
      })
    }
  })

  it('an occupation that the edition does not offer is not shipped', async () => {
    const code = scriptsOf(dist).map(({ text }) => text)
    const { occupations } = (await findCountry()).forms.edition
    const shipped = Object.entries(editionWords.occupation).filter(
      ([value, id]) =>
        occupations.includes(value as keyof typeof editionWords.occupation) !==
        code.some((text) => text.includes(id)),
    )
    expect(shipped).toEqual([])
  })

  it('nothing in it can read a list of the device or send one', () => {
    expect(scriptsWithLists(dist)).toEqual([])
  })

  it('the partners whose pages are framed are named for the policy', () => {
    expect(JSON.parse(read('partners.json'))).toEqual(['http://127.0.0.1:4620'])
  })

  it('no figure of an offer is written into a page: they are the lender’s', () => {
    for (const page of pages) expect(read(page)).not.toMatch(/฿\s?[\d,]+/)
  })

  it('the table names a page for home, login, what the law wants public and every other path', () => {
    const table = JSON.parse(read('pages.json')) as Record<string, Record<string, string>>
    const legal = ['terms', 'privacy', 'deletion'].flatMap((name) => [
      `/legal/${name}`,
      ...languages.map((language) => `/legal/${name}/${language}`),
    ])
    expect(Object.keys(table)).toEqual(['/', '/home', '/login', '*', ...legal])
    const files = Object.values(table).flatMap((row) => Object.values(row))
    expect(files.every((file) => readdirSync(dist).includes(file))).toBe(true)
  })

  it.each(['terms', 'privacy', 'deletion'])(
    '/legal/%s is words and links in each language',
    (name) => {
      for (const language of languages) {
        const html = read(`legal-${name}.${language}.html`)
        expect(html).toMatch(
          new RegExp(`<html lang="${tagOf(language)}"[^]*<h1>[^<]+</h1>[^]*<h2>`),
        )
        expect(html).not.toMatch(/<script[^>]+src=|modulepreload|paso-page/)
        expect(read(`home.${language}.html`)).toContain(`href="/legal/${name}"`)
      }
    },
  )

  it('code and styles have compressed copies and hashed names, and no source map is shipped', () => {
    const files = readdirSync(join(dist, 'static', 'js'))
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(scripts.filter((file) => !/-[\w-]{7,8}\.js$/.test(file))).toEqual([])
    expect(scripts.filter((file) => !files.includes(`${file}.br`))).toEqual([])
  })

  it('no code of ours or a library needs more than the oldest browsers have', () => {
    const scripts = readdirSync(join(dist, 'static', 'js')).filter((file) => file.endsWith('.js'))
    const found = scripts.flatMap((file) =>
      tooNew(read(`static/js/${file}`), inPages).map((what) => `${file}: ${what}`),
    )
    // Named by FormatJS for durations, and by React for transitions of the view: the app has none of either.
    // What keeps files for later is asked for where it may be refused.
    const spared =
      /Intl\.DurationFormat$|: view-transition-(?:name|class)$|^(?:open-without-network|late-parts)-.*: caches$/
    expect(found.filter((what) => !spared.test(what))).toEqual([])
  })

  it('the product writes nothing to the console', () => {
    const scripts = readdirSync(join(dist, 'static', 'js')).filter((file) => file.endsWith('.js'))
    const talking = scripts.filter((file) => /console\.\w+\(/.test(read(`static/js/${file}`)))
    expect(talking).toEqual([])
  })
})
