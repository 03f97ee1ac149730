import { sessionDraft } from 'shared-lib/kit/form/draft'
import { sentParameter } from 'shared-lib/kit/funnel/sent-parameter'
import { current, urlOf } from '../current'
import { addressOfForm } from '../form-address'
import { kindOfUrl } from '../links'
import { hold, letGo, navigate } from './navigation'

/** A question that is left keeps its answers in its own address: a visitor who comes back finds them. */
function keepAnswers(sent: URLSearchParams) {
  if (!sent.has(sentParameter)) return
  const answers = new URLSearchParams(sent)
  answers.delete(sentParameter)
  history.replaceState(history.state, '', `?${answers}`)
  current.url = urlOf(location)
}

/** A personal field has no name, so that no address takes it: it waits on this device for the widget that asks it. */
function keepPersonal() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[name]')) {
    const own = [...form.elements].flatMap((one) =>
      one instanceof HTMLInputElement && one.name === '' ? [[one.id, one.value]] : [],
    )
    const draft = sessionDraft(form.getAttribute('name') ?? '')
    if (own.length > 0) draft.write({ ...draft.read(), ...Object.fromEntries(own) })
  }
}

function goTo(url: URL) {
  keepPersonal()
  keepAnswers(url.searchParams)
  return navigate(url.href)
}

/**
 * Sends a plain form of a page whose widget is not live yet: the server's answer takes the place of this page, so that
 * the next question is shown before any framework has come. An address outside our pages is left to the browser.
 */
export async function sendForm({ target, submitter }: SubmitEvent): Promise<void> {
  const form = target as HTMLFormElement
  const url = addressOfForm(form, submitter)
  if (kindOfUrl(url) !== 'page') return form.submit()
  const slot = form.closest('[data-slot]')
  slot?.setAttribute('data-sent', '')
  await goTo(url).finally(() => slot?.removeAttribute('data-sent'))
}

/**
 * The same for a form that was sent before the shell was here; its answer may be here already.
 * @param begin fetches the parts of the page on screen
 */
export async function sendEarly(sent: URL, begin: () => void): Promise<void> {
  if (kindOfUrl(sent) !== 'page') return location.assign(sent)
  hold(begin)
  await goTo(sent)
  letGo()
}
