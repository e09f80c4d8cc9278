import type { Manifest } from 'vite'
import type { Painted, Rendered } from '../src/prerender.tsx'
import { filesOf, keyOf } from './first-visit.ts'

interface PageParts {
  /** Vite's index.html, its tags already carrying `__NONCE__`. */
  template: string
  rendered: Rendered
  /** The painted screen, whose chunk is fetched along with the entry; null for the shape. */
  screen: string | null
  language: string
  manifest: Manifest
}

/**
 * Runs before the first paint: a chosen appearance must not flash. Storage may be refused, or have none.
 */
const appearanceScript =
  'try{document.documentElement.dataset.theme=JSON.parse(localStorage.appearance)}catch(e){}'

/**
 * Keeps the first press of a button until the code is here, and shows that it was taken: `main.tsx` lets it happen
 * then, once (D36). Enter in a form is a press of its button too; links need no code.
 */
const pressScript =
  'onclick=e=>{let b=e.target.closest("button");if(b){onclick=null;b.ariaBusy=!0;b.style.opacity=.6;pressed=()=>{b.ariaBusy=null;b.style.opacity="";b.click()}}}'

const wordsOnTop = 'noscript{display:block;padding:1rem}'
const nonce = 'nonce="__NONCE__"'

/** The HTML file of one page: critical styles and messages inside, nothing else blocks the paint. */
export function pageHtml(page: PageParts): string {
  const { template, rendered } = page
  // Neither `</` nor `<!` stands in the JSON, so no text in it can end the element.
  const json = rendered.data.replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!')
  const data = `<script type="application/json" id="paso-page" ${nonce}>${json}</script>`
  const words = `<noscript>${rendered.withoutScripts}</noscript>`
  const styles = rendered.styles.replace('</style>', `${wordsOnTop}</style>`)
  return fill(
    template.replace('<body>', `<body>${words}`),
    { ...rendered, styles },
    preloads(page).join(''),
    data,
  )
}

/** The HTML file of a page without code: the template's own is left out. */
export function plainHtml(template: string, painted: Painted): string {
  const code = /<script[^>]*src=[^>]*><\/script>|<link[^>]*rel="modulepreload"[^>]*>/g
  return fill(template.replace(code, ''), painted, '', '')
}

function fill(template: string, painted: Painted, preloaded: string, data: string): string {
  const appearance = `<script ${nonce}>${appearanceScript}${pressScript}</script>`
  const styles = painted.styles.replaceAll('<style', `<style ${nonce}`)
  return collapse(template)
    .replace(/<html [^>]*>/, () => `<html lang="${painted.lang}" dir="${painted.dir}">`)
    .replace(
      /<title>[^<]*<\/title>/,
      () =>
        `<title>${painted.title}</title><meta name="description" content="${painted.description}">`,
    )
    .replace('<!--page-head-->', () => `${appearance}${styles}${preloaded}`)
    .replace('<!--page-body-->', () => painted.body)
    .replace('<!--page-data-->', () => data)
}

/**
 * The screen's own chunk and what it imports, unless the entry's tags name them already. Where no
 * screen is painted, the table that says which one comes, and where its words are.
 */
function preloads({ screen, language, manifest, template }: PageParts): string[] {
  const chunks = screen === null ? ['screens', `words-${language}`] : [`${screen}-screen`]
  return [...new Set(chunks.flatMap((chunk) => filesOf(keyOf(chunk, manifest), manifest)))]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin ${nonce} href="/${file}">`)
}

/** Without what a browser does not need, since each byte of a page counts. */
const collapse = (html: string): string => html.replace(/\n\s*/g, '').replaceAll(' />', '>')
