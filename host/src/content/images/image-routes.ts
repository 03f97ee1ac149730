import type { FastifyInstance, FastifyReply } from 'fastify'
import { sizedImagesPath } from '../../base/addresses/addresses'
import { type Part, parts } from './focus'
import { format, type ImagePreset, imagePresets, widthsOf } from './image-presets'
import type { LocalImages } from './local-images'

const sizesOf = (preset: ImagePreset) =>
  widthsOf(preset).flatMap((width) =>
    preset.square ? ['', ...Object.keys(parts)].map((part) => `${width}x${width}${part}`) : [`${width}`],
  )

/** Every size that a preset offers, as written in an address. Any other is refused. */
const knownSizes: ReadonlySet<string> = new Set(Object.values<ImagePreset>(imagePresets).flatMap(sizesOf))

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

/**
 * `/_img/<size>/<hash>/<file below assets>.webp`: files of the content folder in the sizes of the presets. Nothing is
 * fetched from elsewhere. An address names the content, so it is kept for ever; one of older content leads to today's.
 */
export function imageRoutes(app: FastifyInstance, images: LocalImages) {
  app.get<{ Params: { size: string; hash: string; '*': string } }>(
    `${sizedImagesPath}:size/:hash/*`,
    { config: { cost: 'file' } },
    async (request, reply) => {
      const { size, hash, '*': name } = request.params
      if (!knownSizes.has(size) || !name.endsWith(`.${format}`)) return missing(reply)
      const file = name.slice(0, -format.length - 1)
      const meta = await images.meta(file)
      if (meta.hash === '') return missing(reply)
      if (meta.hash !== hash)
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${sizedImagesPath}${size}/${meta.hash}/${encodeURI(name)}`, 302)
      const bytes = await images.resized(file, {
        width: Number.parseInt(size, 10),
        square: size.includes('x'),
        part: (/[nesw]+$/.exec(size)?.[0] ?? '') as Part,
      })
      if (!bytes) return missing(reply)
      return reply
        .header('content-type', `image/${format}`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes)
    },
  )
}
