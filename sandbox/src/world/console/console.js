/*
 * Keeps the console fresh and sends its forms. Plain and small on purpose: every form and every
 * list is made by the server; this only brings them in without a reload and without losing focus.
 */
'use strict'
;(() => {
  const policy = window.trustedTypes?.createPolicy('paso-console', {
    // Only this server's own answers come here; it escapes whatever people typed.
    createHTML: (text) => text,
  })
  const parse = (text) =>
    new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html')
  const shown = new Map()

  let hiding = 0
  const say = (text, tone) => {
    const notice = document.querySelector('[data-notice]')
    if (!notice) return
    notice.textContent = text
    // What was pressed stays in sight: the words stand in the other half of the window.
    const pressed = document.activeElement?.getBoundingClientRect()
    const isLow = pressed !== undefined && pressed.top > innerHeight / 2
    notice.className = `toast note ${tone}${isLow ? ' high' : ''}`
    clearTimeout(hiding)
    hiding = setTimeout(() => (notice.textContent = ''), tone === 'bad' ? 15000 : 5000)
  }

  /** What a person has typed, opened and focused within an element that is about to go. */
  const remember = (element) => ({
    focused: element.contains(document.activeElement) ? document.activeElement.id : '',
    typed: [...element.querySelectorAll('input[id]')]
      .filter((input) => input.value !== input.defaultValue)
      .map((input) => [input.id, input.value]),
    opened: [...element.querySelectorAll('details[open][id]')].map((each) => each.id),
  })
  const restore = ({ focused, typed, opened }) => {
    for (const [id, value] of typed) {
      const input = document.getElementById(id)
      if (input) input.value = value
    }
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '')
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  }

  /** Replaces only the parts that changed since they were last looked at. */
  const bringIn = (fresh) => {
    for (const part of fresh.querySelectorAll('[data-live]')) {
      const now = document.getElementById(part.id)
      if (!now || shown.get(part.id) === part.outerHTML) continue
      const isFirst = !shown.has(part.id)
      shown.set(part.id, part.outerHTML)
      if (isFirst && now.outerHTML === part.outerHTML) continue
      const kept = remember(now)
      const next = document.importNode(part, true)
      now.replaceWith(next)
      restore(kept)
      announce(next)
    }
  }
  let newestCode
  const announce = (part) => {
    const newest = part.querySelector('[data-code]')
    if (!newest || newest.id === newestCode) return
    newestCode = newest.id
    newest.classList.add('fresh')
    const heard = document.querySelector('[data-heard]')
    if (heard) heard.textContent = newest.dataset.code
  }

  const refresh = async () => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    if (!answer.ok) throw new Error(String(answer.status))
    bringIn(parse(await answer.text()))
  }
  let lost = false
  const keepFresh = async () => {
    if (!document.hidden) {
      try {
        await refresh()
        if (lost) say('Connected again.', 'good')
        lost = false
      } catch {
        lost = true
        say('The sandbox does not answer. Trying again…', 'bad')
      }
    }
    setTimeout(keepFresh, 1500)
  }

  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!form.matches('form[data-call]')) return
    event.preventDefault()
    const button = event.submitter
    if (form.dataset.ask && !confirm(form.dataset.ask)) return
    if (button?.getAttribute('aria-disabled') === 'true') return
    button?.setAttribute('aria-disabled', 'true')
    const fields = Object.fromEntries(new FormData(form, button))
    const answer = await fetch(button?.getAttribute('formaction') ?? form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      // Only a lost connection ends here: what goes wrong in the page is not the sandbox's silence.
    }).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) ?? {}
    button?.removeAttribute('aria-disabled')
    if (!answer) say('The sandbox does not answer.', 'bad')
    else if (answer.ok) {
      say(
        body.notice ?? body.said ?? button?.dataset.done ?? form.dataset.done ?? 'Done.',
        body.notice ? 'bad' : 'good',
      )
      form.reset()
    } else say(body.message || `Refused (${answer.status}).`, 'bad')
    await refresh().catch(() => undefined)
  })

  // The browser says itself what a field lacks; an older success beside it would mislead.
  document.addEventListener('invalid', () => say('', 'good'), true)

  document.addEventListener('click', async (event) => {
    const button = event.target.closest?.('[data-copy]')
    if (!button) return
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
      say(`Copied: ${button.dataset.copy}`, 'good')
    } catch {
      // Without permission the text is selected, for the person to copy.
      const typed = document.getElementById(button.getAttribute('aria-describedby'))
      if (typed) getSelection()?.selectAllChildren(typed)
      say('Selected: copy it with your keyboard.', 'good')
    }
  })

  // The script runs before there is anything of the page, so that nothing is pressed without it.
  document.addEventListener('DOMContentLoaded', () => {
    newestCode = document.querySelector('[data-code]')?.id
    if (!document.querySelector('[data-live]')) return
    bringIn(document)
    setTimeout(keepFresh, 1500)
  })
})()
