import type { FastifyInstance } from 'fastify'

/** Takes plain HTML forms too, each field once: what a form sends without script. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

export const isForm = (contentType: string | undefined) =>
  contentType?.startsWith('application/x-www-form-urlencoded') ?? false
