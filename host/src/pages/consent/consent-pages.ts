import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { consentPath, consentQuestionPath, payloadSuffix } from '../../base/addresses/addresses'
import type { ProjectError } from '../../base/security/project-error'
import { keptRoute, type SendKept } from '../page-parts/kept-answer'
import type { WriteOwnPage } from '../page-parts/own-page'
import { ConsentPage } from './consent.page'
import { choiceOf } from './consent-choice'
import { ConsentQuestion } from './consent-form'
import type { ConsentTexts } from './consent-texts'

interface ConsentPagesOptions {
  readonly texts: () => Promise<ConsentTexts>
  readonly write: WriteOwnPage
  readonly sendKept: SendKept
}

/** The same page with its errors: nothing was kept, and the form can be sent again. */
export const consentFormAgain =
  ({ texts: read, write }: Omit<ConsentPagesOptions, 'sendKept'>) =>
  async (request: FastifyRequest, reply: FastifyReply, { status, message, nextStep = '' }: ProjectError) => {
    const texts = await read()
    const choice = choiceOf(request.headers.cookie ?? '', texts.version)
    const element = createElement(ConsentPage, { texts, choice, problem: `${message}. ${nextStep}` })
    return write(request, reply, { path: consentPath, title: texts.settingsTitle, element, status })
  }

/** Number of the proof that the cookie names. */
const proofIn = (cookies = '') => /(?:^|; )qp_consent=([\w-]+)\./.exec(cookies)?.[1]

/** `/cookies` shows this visitor's choice, so it is never a finished page; the question is for visitors without one. */
export async function consentPages(
  app: FastifyInstance,
  { texts: read, write, sendKept }: ConsentPagesOptions,
): Promise<void> {
  app.get(consentQuestionPath, keptRoute, async (request, reply) =>
    sendKept(request, reply, 'consent-question', async () => ({
      type: 'text/html; charset=utf-8',
      text: renderToStaticMarkup(createElement(ConsentQuestion, { texts: await read() })),
      cache: 'public, max-age=3600',
    })),
  )
  for (const form of ['', payloadSuffix])
    app.get<{ Querystring: { guardado?: string } }>(consentPath + form, async (request, reply) => {
      const texts = await read()
      const choice = choiceOf(request.headers.cookie ?? '', texts.version)
      const saved = request.query.guardado !== undefined ? proofIn(request.headers.cookie) : undefined
      const element = createElement(ConsentPage, { texts, choice, ...(saved && { saved }) })
      return write(request, reply, { path: consentPath, title: texts.settingsTitle, element })
    })
}
