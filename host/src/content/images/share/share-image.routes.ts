import type { FastifyInstance } from 'fastify'
import { shareImagesPath } from '../../../base/addresses/addresses'
import type { ShareImages } from './share-images'

/** `/_share/<signature>/<title>.png`: the address contains the whole content, so it is kept for ever. */
export function shareImageRoutes(app: FastifyInstance, images: ShareImages) {
  app.get<{ Params: { signature: string; name: string } }>(
    `${shareImagesPath}:signature/:name`,
    { config: { cost: 'file' } },
    async (request, reply) => {
      const { signature, name } = request.params
      const bytes = name.endsWith('.png')
        ? await images.draw(signature, name.slice(0, -'.png'.length))
        : undefined
      if (!bytes)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes)
    },
  )
}
