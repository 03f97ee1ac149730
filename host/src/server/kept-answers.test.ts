import Fastify from 'fastify'
import { keptJson } from '../pages/page-parts/kept-answer'
import { keptAnswers } from './kept-answers'

it('makes an answer once for each version, and again soon while it was made of stale content', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  const site = { version: 'one', isStale: true, made: 0 }
  const send = keptAnswers(
    () => site.version,
    () => site.isStale,
    () => site.made++,
  )
  const app = Fastify()
  app.get('/', async (request, reply) => send(request, reply, 'name', () => keptJson(site.made, 'no-cache')))
  const answerAfter = async (seconds: number) => {
    clock.mockReturnValue(seconds * 1000)
    return (await app.inject('/')).body
  }
  expect([await answerAfter(0), await answerAfter(4)]).toEqual(['1', '1'])
  site.isStale = false
  expect([await answerAfter(6), await answerAfter(3_600), await answerAfter(86_400)]).toEqual(['2', '2', '2'])
  site.version = 'two'
  expect([await answerAfter(86_401), await answerAfter(172_800)]).toEqual(['3', '3'])
  clock.mockRestore()
  await app.close()
})
