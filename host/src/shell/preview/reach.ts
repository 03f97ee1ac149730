import type { PagePayload } from 'shared-lib/contract/page-data'
import { timedFetch } from '../timed-fetch'

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Answer of the site, undefined when it has nothing to show. Throws one sentence for the editor. */
export async function reach<Answer = PagePayload>(
  url: string,
  init: RequestInit = {},
): Promise<Answer | undefined> {
  const whole = async () => {
    const answer = await timedFetch(url, init)
    return { answer, text: await answer.text() }
  }
  const { answer, text } = await whole().catch((cause) => {
    throw new Error('O site não responde. O que escreves a seguir tenta outra vez.', { cause })
  })
  if (answer.status === 204) return undefined
  const body = jsonOf(text)
  if (!answer.ok) throw new Error((body as { title?: string })?.title ?? `O site respondeu ${answer.status}.`)
  if (!body) throw new Error('O site respondeu com algo que não é uma página.')
  return body as Answer
}
