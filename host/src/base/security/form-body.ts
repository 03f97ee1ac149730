import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Takes plain HTML forms too, each field once, as sent without script. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Bytes: mail programs post one field. */
const multipartLimit = 4 * 1024

/** Takes the texts of `multipart/form-data`, each field once; a body that is none has no fields. */
export function takeMultipartForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: multipartLimit },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const form = new Response(new Uint8Array(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData()
      const entries = await form.then(
        (fields) => [...fields],
        () => [],
      )
      return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
    },
  )
}

export const isForm = (contentType: string | undefined) =>
  contentType?.startsWith('application/x-www-form-urlencoded') ?? false
