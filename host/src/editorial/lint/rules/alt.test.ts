import { findingsOfRule, pageOf, rich, storyWith } from '../testing/lint-context'
import cases from './testing/alt.json'

const asset = (alt: unknown, filename = '/assets/foto.webp') => ({ fieldtype: 'asset', filename, alt })
const image = (alt: unknown, filename?: string) => ({
  component: 'image',
  image: asset(alt, filename),
  width: 9,
  height: 9,
})
const inText = (attrs: object) => rich({ type: 'image', attrs: { src: '/assets/a.png', ...attrs } })
const partner = (logo: object) => ({
  component: 'partner-grid',
  items: [{ component: 'partner', name: 'P', logo }],
})
const video = { component: 'video', title: 'V', sources: [asset('', '/a.mp4')] }
const altFaults = findingsOfRule('alt')
const found = (block: object) => altFaults(pageOf(block))

it.each([
  ['an image with words', image('Gráfico da Euribor a subir desde 2022'), undefined],
  ['an image without any', image(''), 'error'],
  ['an image whose words are blank', image('   '), 'error'],
  ['an image never asked about', image(undefined), 'error'],
  ['an image named by its file', image('IMG_2041.jpg'), 'error'],
  ['an image called an image', image('Imagem'), 'error'],
  ['a file that is no picture', image('', '/assets/ficha.pdf'), undefined],
  ['a field left empty', image('', ''), undefined],
  ['a picture in a text', inText({ alt: '', width: 1, height: 1 }), 'error'],
  ['a picture in a text, with words', inText({ alt: 'Contador bi-horário' }), undefined],
  ['decoration declared as such', partner(asset('')), undefined],
  ['undeclared decoration', partner(asset(null)), 'warning'],
  ['a poster, which a video speaks for', { ...video, poster: asset('') }, undefined],
])('%s', (_, block, severity) => {
  const all = found(block)
  expect(all.map((one) => one.severity)).toEqual(severity ? [severity] : [])
  for (const one of all)
    expect(one).toMatchObject({ how: expect.stringContaining('texto alternativo'), story: '/pagina' })
})

describe('words that say nothing', () => {
  it.each(cases.refused)('%s', (alt) => expect(found(image(alt))).toMatchObject([{ severity: 'error' }]))
})

describe('words that say something', () => {
  it.each(cases.allowed)('%s', (alt) => expect(found(image(alt))).toEqual([]))
})

it.each([
  ['navbar-logo-image', { component: 'navbar-logo-image', image: asset('') }],
  ['navbar-logo-video', { component: 'navbar-logo-video', video: asset('', '/a.mp4') }],
])('%s is the name of the company and needs one', (_, logo) => {
  const story = storyWith({ component: 'default-layout', navbar: [{ component: 'navbar', logo: [logo] }] })
  expect(altFaults(story)).toMatchObject([
    { severity: 'error', block: `navbar[0] navbar › logo[0] ${logo.component}` },
  ])
})
