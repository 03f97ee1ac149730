import { reach } from './reach'

const answers = (answer: () => Promise<Response>) => {
  globalThis.fetch = answer as typeof fetch
}
/** An answer that begins and stops halfway. */
const cut = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"title":'))
      controller.error(new DOMException('signal timed out', 'TimeoutError'))
    },
  })
  return new Response(body)
}

const away = 'O site não responde. O que escreves a seguir tenta outra vez.'

it.each<[string, () => Promise<Response>, string]>([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), away],
  ['the answer stops halfway', async () => cut(), away],
  ['the site explains why', async () => Response.json({ title: 'Acabou.' }, { status: 403 }), 'Acabou.'],
  ['something else answers', async () => new Response('<h1>', { status: 502 }), 'O site respondeu 502.'],
  ['what came is no page', async () => new Response('<h1>'), 'respondeu com algo que não é uma página.'],
])('when %s, an editor reads it in Portuguese', async (_, answer, words) => {
  answers(answer)
  await expect(reach('/api/preview/render')).rejects.toThrow(words)
})

it('gives the page that came, or nothing when there is nothing to show', async () => {
  answers(async () => Response.json({ title: 'Energia' }))
  expect(await reach('/api/preview/render')).toEqual({ title: 'Energia' })
  answers(async () => new Response(null, { status: 204 }))
  expect(await reach('/api/preview/render')).toBeUndefined()
})
