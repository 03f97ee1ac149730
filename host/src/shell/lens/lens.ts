import { onQpEvent } from 'shared-lib/kit/events/qp-events'
import { measure } from '../telemetry/measure'
import { el } from './dom'
import { lensStyles } from './lens-styles'
import { askOwnership, CodeNeeded } from './ownership'
import { showSlots } from './slot-list'
import { words } from './words'

// `?lens`: owner, weight and health of every slot on the page. Loaded only on request.

/** Production shows owners to operators only. */
function codeForm(enter: (code: string) => void) {
  const input = el('input', { id: 'code', type: 'password', autocomplete: 'off', required: '' })
  const message = el('p', { class: 'bad', role: 'alert' })
  const label = el('label', { for: 'code' }, words.code)
  const button = el('button', { type: 'submit' }, words.enter)
  const form = el('form', {}, label, el('p', {}, words.codeHint), input, message, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    enter(input.value)
  })
  return {
    form,
    ask(again: boolean) {
      message.textContent = again ? words.wrongCode : ''
      input.focus({ preventScroll: true })
    },
  }
}

/** An element of its own over the page, out of reach of its styles. */
function floatingRoot() {
  const host = el('div', { 'data-lens': '' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(lensStyles)
  root.adoptedStyleSheets = [sheet]
  document.body.append(host)
  return { host, root }
}

/** Opens the lens over the page; it follows navigation until it is closed. Resolves when it has drawn. */
export async function openLens() {
  const { host, root } = floatingRoot()
  const close = el('button', { type: 'button' }, words.close)
  const head = el('div', { class: 'head' }, el('h2', { id: 'title' }, words.title), close)
  const panel = el('section', { class: 'panel', tabindex: '-1', 'aria-labelledby': 'title' }, head)
  const content = panel.appendChild(el('div', { class: 'content' }))
  const list = el('ul')
  root.append(panel)

  let code = ''
  let hide = () => {}
  const question = codeForm((given) => {
    code = given
    void show()
  })

  async function show() {
    try {
      const known = await askOwnership(code)
      hide()
      if (!host.isConnected) return
      content.replaceChildren(list)
      hide = showSlots(root, list, known)
    } catch (error) {
      if (!(error instanceof CodeNeeded))
        return content.replaceChildren(el('p', { class: 'bad' }, words.failed))
      if (!question.form.isConnected) content.replaceChildren(question.form)
      question.ask(code !== '')
    }
  }

  const unfollow = onQpEvent(document, 'page-view', () => void show())
  const end = () => {
    hide()
    hide = () => {}
    unfollow()
    host.remove()
  }
  close.addEventListener('click', end)
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  measure(true)
  panel.focus({ preventScroll: true })
  await show()
}
