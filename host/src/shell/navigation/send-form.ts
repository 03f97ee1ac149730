import { sentParameter } from 'shared-lib/funnel/sent-parameter'
import { current, urlOf } from '../current'
import { kindOfUrl } from '../links'
import { navigate } from './navigation'

/** A question that is left keeps its answers in its own address: whoever comes back finds them. */
function keepAnswers(sent: URLSearchParams) {
  if (!sent.has(sentParameter)) return
  const answers = new URLSearchParams(sent)
  answers.delete(sentParameter)
  history.replaceState(history.state, '', `?${answers}`)
  current.url = urlOf(location)
}

/**
 * Sends a plain form of a page whose widget is not live yet: the server's answer takes the place of this page, so that
 * the next question stands before any framework has come. What no page of ours answers is left to the browser.
 */
export async function sendForm({ target, submitter }: SubmitEvent): Promise<void> {
  const form = target as HTMLFormElement
  const url = new URL(form.getAttribute('action') ?? '', location.href)
  if (kindOfUrl(url) !== 'page') return form.submit()
  url.search = ''
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') url.searchParams.append(name, value)
  keepAnswers(url.searchParams)
  await navigate(url.href)
}
