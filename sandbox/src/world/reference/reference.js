/*
 * Narrows the contents while somebody types, and sends the form of an operation, signed by the SDK's
 * client. Everything else of these pages is there without it.
 */
import { createLenderClient } from './client.js'

// An operation's older address was a place on the first page.
const older = document.querySelector(
  `#contents a[href="/docs/${CSS.escape(location.hash.slice(1))}"]`,
)
if (older && location.pathname === '/docs') location.replace(older.href)

const search = document.querySelector('#search')
const found = document.querySelector('[data-found]')
search?.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const subject of document.querySelectorAll('[data-subject]')) {
    let within = 0
    for (const entry of subject.querySelectorAll('[data-words]')) {
      const fits = words.every((word) => entry.dataset.words.includes(word))
      entry.hidden = !fits
      if (fits) within += 1
    }
    subject.hidden = within === 0
    count += within
  }
  found.textContent =
    words.length === 0 ? '' : `${count} operations. Enter searches the guide and the codes too.`
})

/** The token lives as long as the tab, so that what is tried next is signed in too. */
const KEY = 'docs_token'

const form = document.querySelector('[data-try]')
if (form) {
  const { method, path, secret, inPath } = form.dataset
  const { token, edition, fields } = form.elements
  const outcome = form.querySelector('[data-outcome]')
  const answer = form.querySelector('[data-answer]')
  token.value = sessionStorage.getItem(KEY) ?? ''
  token.addEventListener('change', () => sessionStorage.setItem(KEY, token.value))
  document.querySelector('[data-without-script]').hidden = true
  form.hidden = false

  /** The newest answer as it came. */
  let came
  const clientOf = () =>
    createLenderClient({
      baseUrl: `${location.origin}/api`,
      country: edition.value,
      secret,
      caller: { platform: 'web', h5Version: '1.0.0' },
      token: () => token.value,
      language: () => 'en',
      fetch: async (request) => {
        const response = await fetch(request)
        came = { status: response.status, text: await response.clone().text() }
        return response
      },
    })

  const send = async (own) => {
    const client = clientOf()
    if (method === 'POST') return client.post(path, own)
    const named = inPath.split(' ')
    const [inside, query] = [true, false].map((isInside) =>
      Object.fromEntries(Object.entries(own).filter(([name]) => named.includes(name) === isInside)),
    )
    return client.get(path, { path: inside, query })
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    came = undefined
    outcome.textContent = 'Sending …'
    const began = performance.now()
    let failure
    try {
      const data = await send(JSON.parse(fields.value || '{}'))
      if (path === '/user/login') {
        token.value = data.token
        sessionStorage.setItem(KEY, data.token)
      }
    } catch (error) {
      failure = error
    }
    form.ariaBusy = 'false'
    const took = `${Math.round(performance.now() - began)} ms`
    outcome.textContent = came
      ? `HTTP ${came.status}, ${took}`
      : `Nothing came: ${failure?.message}`
    answer.hidden = !came
    answer.textContent = came ? readable(came.text) : ''
  })
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text.slice(0, 10_000)
  }
}
