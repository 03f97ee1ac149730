import sharp from 'sharp'
import { testKey } from '../../../visitors/leads/testing/lead-server'
import { drawShareImage } from './draw-share-image'
import { createShareImages } from './share-images'

const partsOf = (src: string) =>
  src.replace('/_share/', '').replace('.png', '').split('/') as [string, string]

it.each([
  'IRS',
  'Crédito pessoal: TAEG, limites e custo total em 2026 (até 18,5 % e 1.000 €)',
  `«${'Muito comprido '.repeat(7)}» & <b>`,
])('draws %j in the size that previews ask for', async (title) => {
  const { width, height, format } = await sharp(await drawShareImage(title, 'Quero Poupar')).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

it('sets the words in the site’s own typeface, whatever fonts the server has', async () => {
  const picture = await drawShareImage('Poupar', 'Q')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const dark = (at: number) => (data[at] ?? 255) < 60
  const columns = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels)
    if (dark(at)) columns.add((at / info.channels) % info.width)
  // Figtree Bold at 84 px; other faces set this word wider or narrower.
  expect(Math.max(...columns) - 88).toBeGreaterThan(240)
  expect(Math.max(...columns) - 88).toBeLessThan(300)
})

it('draws what this site sealed, once for all who ask, and nothing else', async () => {
  const draw = jest.fn(async (title: string) => Buffer.from(title))
  const keys = [testKey()] as const
  const images = createShareImages({ keys, siteName: 'QP', draw })
  const image = images.imageOf('Energia')
  expect(image).toMatchObject({ alt: 'Energia', width: 1200, height: 630 })
  const [signature, name] = partsOf(image.src)
  const drawn = await Promise.all([images.draw(signature, name), images.draw(signature, name)])
  expect(drawn.map(String)).toEqual(['Energia', 'Energia'])
  expect(await createShareImages({ keys, siteName: 'QP', draw }).draw(signature, name)).toBeDefined()
  expect(draw).toHaveBeenCalledTimes(2)
  const other = Buffer.from('Outra coisa').toString('base64url')
  expect(await images.draw(signature, other)).toBeUndefined()
  expect(await images.draw('é'.repeat(16), name)).toBeUndefined()
  expect(await images.draw('', '')).toBeUndefined()
  expect(draw).toHaveBeenCalledTimes(2)
})

it('cuts a title that no picture holds', () => {
  const { src } = createShareImages({ keys: [testKey()], siteName: 'QP' }).imageOf('a'.repeat(500))
  const [, name] = partsOf(src)
  expect(Buffer.from(name, 'base64url').toString()).toBe(`${'a'.repeat(119)}…`)
})
