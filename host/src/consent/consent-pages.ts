import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentPath, consentQuestionPath, payloadSuffix } from '../addresses/addresses'
import type { WriteOwnPage } from '../page-parts/own-page'
import type { ProjectError } from '../security/project-error'
import { ConsentPage } from './consent.page'
import { choiceOf } from './consent-choice'
import { ConsentQuestion } from './consent-form'
import { type ConsentTexts, questionTag } from './consent-texts'

export interface ConsentPagesOptions {
  readonly texts: () => Promise<ConsentTexts>
  readonly write: WriteOwnPage
}

/** The same page with what went wrong: nothing was kept, and the form can be sent again. */
export const consentFormAgain =
  ({ texts: read, write }: ConsentPagesOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, { status, message, nextStep = '' }: ProjectError) => {
    const texts = await read()
    const choice = choiceOf(request.headers.cookie ?? '', texts.version)
    const element = createElement(ConsentPage, { texts, choice, problem: `${message}. ${nextStep}` })
    return write(request, reply, { path: consentPath, title: texts.settingsTitle, element, status })
  }

/** `/cookies`: the choice as it stands for this visitor, so it is never a finished page; and the question that pages put to whoever has not chosen. */
export async function consentPages(
  app: FastifyInstance,
  { texts: read, write }: ConsentPagesOptions,
): Promise<void> {
  /** Drawn once for each of its words: anybody may ask for it at any rate. */
  let question = { tag: '', html: '' }
  app.get(consentQuestionPath, async (_request, reply) => {
    const texts = await read()
    const tag = questionTag(texts)
    if (tag !== question.tag)
      question = { tag, html: renderToStaticMarkup(createElement(ConsentQuestion, { texts })) }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(question.html)
  })
  for (const form of ['', payloadSuffix])
    app.get<{ Querystring: { guardado?: string } }>(consentPath + form, async (request, reply) => {
      const texts = await read()
      const choice = choiceOf(request.headers.cookie ?? '', texts.version)
      const saved = choice !== undefined && request.query.guardado !== undefined
      const element = createElement(ConsentPage, { texts, choice, saved })
      return write(request, reply, { path: consentPath, title: texts.settingsTitle, element })
    })
}
