import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { temporary } from '../../server/testing/temporary'
import { imageRoutes } from './image-routes'
import { unreadable } from './image-sources'
import { createLocalImages } from './local-images'
import cases from './testing/local-images.json'

const root = temporary('images')
const folder = path.join(root, 'assets')
const log: string[] = []
const images = createLocalImages({ folder, log: (message) => log.push(message) })
const app = Fastify()
imageRoutes(app, images)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>'

beforeAll(async () => {
  mkdirSync(path.join(folder, 'guias'), { recursive: true })
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#076b9c' } })
  const bytes = await picture.png().toBuffer()
  writeFileSync(path.join(folder, 'guias/luz.png'), bytes)
  const turned = picture.jpeg().withMetadata({ orientation: 6 })
  writeFileSync(path.join(folder, 'deitada.jpg'), await turned.toBuffer())
  writeFileSync(path.join(root, 'secret.png'), bytes)
  symlinkSync(path.join(root, 'secret.png'), path.join(folder, 'link.png'))
  writeFileSync(path.join(folder, 'logo.svg'), drawing)
  writeFileSync(path.join(folder, 'broken.png'), 'not an image')
})

afterAll(() => app.close())

it('measures photographs as they are seen, and drawings', async () => {
  const hash = expect.stringMatching(/^\w{12}$/)
  expect(await images.meta('guias/luz.png')).toEqual({ width: 1600, height: 900, hash })
  expect(await images.meta('deitada.jpg')).toMatchObject({ width: 900, height: 1600 })
  expect(await images.meta('logo.svg')).toMatchObject({ width: 120, height: 40 })
})

it.each(['nada.png', 'broken.png', '../secret.png', 'link.png', 'guias', 'a\0.png', ''])(
  'knows nothing of %j, and logs it once asked',
  async (file) => {
    log.length = 0
    expect(await images.meta(file)).toEqual(unreadable)
    expect(log).toEqual([expect.stringContaining('cannot be read')])
  },
)

const get = (url: string) => app.inject({ url })
const address = async (size: string) =>
  `/_img/${size}/${(await images.meta('guias/luz.png')).hash}/guias/luz.png.webp`

it('serves a file in a size of the list, kept for ever under the name of its content', async () => {
  const answer = await get(await address('420'))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const sized = async (size: string) => sharp((await get(await address(size))).rawPayload).metadata()
  expect(await sized('420')).toMatchObject({ format: 'webp', width: 420, height: 236 })
  for (const size of ['144x144', '144x144se'])
    expect(await sized(size)).toMatchObject({ width: 144, height: 144 })
})

it('leads from the address of older content to that of today', async () => {
  const answer = await get('/_img/420/000000000000/guias/luz.png.webp')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers).toMatchObject({ location: await address('420'), 'cache-control': 'no-store' })
})

it.each(cases.nothing)('has nothing for %s', async (_, url) => expect((await get(url)).statusCode).toBe(404))

it('keeps a drawing as a drawing', async () => {
  const { hash } = await images.meta('logo.svg')
  expect((await get(`/_img/420/${hash}/logo.svg.webp`)).statusCode).toBe(404)
})
