import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'
import { current, urlOf } from '../current'
import { isOfAnotherTime } from '../navigation/another-time'
import { fetchPayload } from '../navigation/payload'
import { loadStyles } from '../navigation/swap'
import { report } from '../report'
import { offerCopies } from './copy'
import { showTag } from './show-tag'

/** Between the last key and the tag, in ms. */
const pause = 120

const messages = {
  shown: 'Pré-visualização e código atualizados.',
  failed: 'Não foi possível atualizar. Usa o botão Mostrar.',
}

/** Address of the form's current values: an empty one is no attribute. */
function addressOf(form: HTMLFormElement): URL {
  // A control may be called `action` too.
  const url = new URL(form.getAttribute('action') ?? '', location.href)
  const filled = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  url.search = new URLSearchParams(filled).toString()
  return url
}

/** Puts the server's words of another state in place of those on the page; the controls stay as they are being used. */
function refresh(next: DocumentFragment) {
  for (const place of document.querySelectorAll('[data-live]')) {
    const name = place.getAttribute('data-live')
    const newer = next.querySelector(`[data-live="${name}"]`)
    if (newer && newer.innerHTML !== place.innerHTML) place.replaceChildren(...newer.childNodes)
  }
  for (const control of document.querySelectorAll('[data-playground] [name]')) {
    const newer = next.querySelector(`#${control.id}`)
    if (newer?.hasAttribute('aria-invalid')) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

const played = new WeakSet<HTMLFormElement>()

/**
 * Makes a playground live: typed values show in the tag, in the code and in the address as soon as the visitor pauses.
 * The server draws all of it, as it would for any visitor of that address.
 */
export function play(form: HTMLFormElement) {
  if (played.has(form)) return
  played.add(form)
  const status = document.querySelector('[data-told]')
  let waiting: ReturnType<typeof setTimeout> | undefined
  let leaving = new AbortController()
  let shown = new URL(location.href).search

  async function show() {
    const url = addressOf(form)
    if (url.search === shown || !form.isConnected) return
    leaving.abort()
    leaving = new AbortController()
    const { signal } = leaving
    try {
      const payload = await fetchPayload(url, current.page.build, signal)
      if (isOfAnotherTime(payload.page)) return location.assign(url)
      await loadStyles(payload.styles)
      if (signal.aborted || !form.isConnected) return
      const next = parseHtml(payload.body)
      shown = url.search
      history.replaceState(history.state, '', url)
      current.url = urlOf(url)
      refresh(next)
      await showTag(payload, next, signal)
      if (status) status.textContent = messages.shown
    } catch (error) {
      if (signal.aborted) return
      report('playground', { error })
      if (status) status.textContent = messages.failed
    }
  }

  const soon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(show, pause)
  }
  form.addEventListener('input', soon)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(waiting)
    void show()
  })
  offerCopies()
  void show() // values typed before this script came
}
