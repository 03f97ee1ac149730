import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createLocalImages } from '../../../src/content/images/local-images'
import { ownFiles } from '../../../src/editorial/lint/own-files'
import type { ContentApi } from '../content-api'
import { testSpace } from '../testing/test-space'
import { uploadLimit } from './uploads'

const { root: folder, serve } = testSpace('uploads', 'content')
const uploads = path.join(folder, 'changes', 'assets')
const token = 'token-of-the-space'
const editor = { site: 'http://localhost:1', previewToken: 'preview', token, space: 1, uploads }
let api: ContentApi

beforeAll(async () => {
  api = await serve({ management: { token }, editor })
})
afterAll(() => api.close())

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 480, height: 270, channels: 3, background: '#076b9c' } })
    .toFormat(format)
    .toBuffer()

const send = (body: Buffer | string, name = 'Fatura de Julho.JPG', headers: object = {}) =>
  fetch(`${api.url}/editor/assets?${new URLSearchParams({ name })}`, {
    method: 'POST',
    body: body as BodyInit,
    headers: { authorization: token, 'content-type': 'application/octet-stream', ...headers },
  })

it.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)(
  'takes a %s in, as an asset that the image service shows in its sizes',
  async (format, ending) => {
    const response = await send(await picture(format))
    expect(response.status).toBe(201)
    const { asset } = await response.json()
    const filename = expect.stringMatching(
      new RegExp(`^/assets/enviadas/\\w{12}/fatura-de-julho\\.${ending}$`),
    )
    const size = { width: 480, height: 270 }
    expect(asset).toEqual({ fieldtype: 'asset', id: expect.any(Number), filename, alt: '', ...size })
    const relative = asset.filename.slice('/assets/'.length)
    const images = createLocalImages({ folder: path.join(folder, 'content'), uploads })
    expect(await images.meta(relative)).toMatchObject(size)
    const small = await images.resized(relative, { width: 420, square: false })
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 420 })
    const hasFile = ownFiles({ folder: path.join(folder, 'content'), uploads })
    expect([hasFile(asset.filename), hasFile('/assets/enviadas/nada.jpg')]).toEqual([true, false])
  },
)

it('keeps the same picture once, wherever its name would lead', async () => {
  const bytes = await picture('png')
  const names = ['../../../etc/passwd', 'a', 'a', '', '\0', '%2e%2e/x']
  const addressOf = async (name: string) => (await (await send(bytes, name)).json()).asset.filename
  const addresses = await Promise.all(names.map(addressOf))
  for (const address of addresses) expect(address).toMatch(/^\/assets\/enviadas\/\w{12}\/[a-z0-9-]+\.png$/)
  expect(addresses[1]).toBe(addresses[2])
  expect(readdirSync(path.join(folder, 'changes'))).toEqual(['assets'])
  expect(existsSync(path.join(folder, 'etc'))).toBe(false)
})

const before = () => readdirSync(uploads, { recursive: true }).length

it('refuses what is no picture that pages show, whatever it is called', async () => {
  const kept = before()
  const png = await picture('png')
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<html></html>',
    '',
  ]
  const refused = [...texts, await picture('gif'), png.subarray(0, png.length / 2)]
  for (const body of refused) expect((await send(body, 'foto.png')).status).toBe(422)
  expect(before()).toBe(kept)
})

it('refuses a file above the limit, also one that does not say how large it is', async () => {
  const kept = before()
  const large = Buffer.alloc(uploadLimit + 1)
  expect((await send(large)).status).toBe(413)
  const unsaid = new ReadableStream({
    start(to) {
      to.enqueue(large)
      to.close()
    },
  })
  const asked = fetch(`${api.url}/editor/assets?name=a`, {
    method: 'POST',
    body: unsaid,
    duplex: 'half',
    headers: { authorization: token },
  } as RequestInit)
  expect((await asked).status).toBe(413)
  expect(before()).toBe(kept)
})

it('takes nothing from a client without the token, nor from a page of another origin', async () => {
  const kept = before()
  const bytes = await picture('webp')
  expect((await send(bytes, 'a', { authorization: 'other' })).status).toBe(401)
  expect((await send(bytes, 'a', { origin: 'https://evil.example' })).status).toBe(403)
  expect(before()).toBe(kept)
})
