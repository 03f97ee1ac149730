import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { readFocus } from './focus'
import { densities, format, imagePresets, presetNamed, quality, screens } from './image-presets'
import { providerNamed } from './image-providers'
import { imageSources } from './image-sources'

const photo = 'https://a.storyblok.com/f/1/2000x1000/abc/luz.jpg'
const meta = { width: 2000, height: 1000, hash: 'a1b2c3' }

it('keeps the figures that the product promises', () => {
  expect({ quality, format, densities }).toEqual({ quality: 80, format: 'webp', densities: [1, 2] })
  expect(screens).toEqual({ xs: 420, sm: 560, md: 768, lg: 1024, xl: 1200, xxl: 1536 })
})

it('asks the host itself for the files of its own, named by their content', () =>
  expect(imageSources('/assets/guias/luz.png', meta, imagePresets.portrait)).toEqual({
    src: '/_img/72x72/a1b2c3/guias/luz.png.webp',
    srcSet: '/_img/72x72/a1b2c3/guias/luz.png.webp 1x, /_img/144x144/a1b2c3/guias/luz.png.webp 2x',
    width: 72,
    height: 72,
  }))

it.each([
  ['100x100:101x101', 'nw'],
  ['1500x10:1501x11', 'ne'],
  ['800x700:801x701', 's'],
  ['800x400:801x401', ''],
  ['nada', ''],
])('cuts a file of its own around the focus %s', (focus, part) => {
  const whole = { ...meta, width: 1600, height: 800 }
  const { src } = imageSources('/assets/a.png', whole, imagePresets.portrait, readFocus(focus))
  expect(src).toBe(`/_img/72x72${part}/a1b2c3/a.png.webp`)
  const column = imageSources('/assets/a.png', whole, imagePresets.column, readFocus(focus))
  expect(column.src).toContain('/_img/680/')
})

it.each([
  ['a drawing', '/assets/luz.svg', meta],
  ['a moving picture', '/assets/luz.gif', meta],
  ['a file of another origin', 'https://imagens.example/luz.png', meta],
  ['a file of ours that was never read', '/assets/luz.png', { ...meta, hash: '' }],
])('leaves %s as it is', (_, src, known) =>
  expect(imageSources(src, known, imagePresets.column)).toEqual({ src, width: 680, height: 340 }),
)

it('never offers more than the file holds, and always the whole file or its place twice', () => {
  const side = fc.integer({ min: 1, max: 5000 })
  forAll(side, side, fc.constantFrom(...Object.values(imagePresets)), (width, height, preset) => {
    const { srcSet = '', ...place } = imageSources(photo, { width, height, hash: '' }, preset)
    const natural = 'square' in preset ? Math.min(width, height) : width
    const widths = srcSet.split(', ').map((entry) => {
      const size = Number.parseFloat(entry.split(' ')[1] ?? '')
      return entry.endsWith('x') ? size * place.width : size
    })
    expect(Math.max(...widths)).toBeLessThanOrEqual(natural + 1e-6)
    expect(Math.max(...widths)).toBeCloseTo(Math.min(natural, preset.width * 2), 4)
    expect(place.width).toBeGreaterThan(0)
    expect(place.height).toBeGreaterThan(0)
  })
})

it.each(['', 'huge', 'constructor', '__proto__'])('refuses the preset and the provider %j', (name) => {
  expect(() => presetNamed(name)).toThrow(`Unknown image preset "${name}"`)
  expect(() => providerNamed(name)).toThrow(`Unknown image provider "${name}"`)
})
