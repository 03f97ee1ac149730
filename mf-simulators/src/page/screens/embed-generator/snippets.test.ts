import { blockSnippet, type EmbedChoice, frameAddress, frameSnippet, tagSnippet } from './snippets'

const site = 'https://site.example'
const plain: EmbedChoice = {
  tag: 'qp-imi',
  page: '/simuladores/imi',
  look: 'light',
  path: '/simuladores/embed/imi',
  title: 'IMI',
  colour: undefined,
  width: undefined,
  height: 900,
  values: {},
}
const full: EmbedChoice = {
  ...plain,
  colour: '7a1f5c',
  width: 480,
  values: { county: '1106', heading: 'O "teu" <IMI> & mais', insured: 'true' },
}

it('writes the tag', () => {
  expect(tagSnippet(plain, site)).toBe(
    '<script type="module" src="https://site.example/elements.js"></script>\n<qp-imi><a href="https://site.example/simuladores/imi">IMI</a></qp-imi>',
  )
  expect(tagSnippet(full, site)).toContain(
    '<qp-imi county="1106" heading="O &quot;teu&quot; &lt;IMI&gt; &amp; mais" insured style="--qp-brand: #7a1f5c; display: block; max-width: 480px"><a ',
  )
})

it('gives the tag our dark colours on a dark page and on one that follows the visitor, and a colour for its button', () => {
  expect(tagSnippet({ ...plain, look: 'dark', button: 'ffd400' }, site)).toContain(
    '<qp-imi theme="dark" style="--qp-accent: #ffd400; --qp-padding: 16px; --qp-radius: 12px">',
  )
  expect(tagSnippet({ ...plain, look: 'auto' }, site)).toContain('<qp-imi theme="auto"><a ')
})

it('writes the frame, whose address holds inputs and colour', () => {
  const address = frameAddress(full, { county: '1106', vpt: '98765,43' })
  expect(address).toBe('/simuladores/embed/imi?county=1106&vpt=98765%2C43&cor=7a1f5c')
  const snippet = frameSnippet(full, address, site)
  expect(snippet).toContain('src="https://site.example/simuladores/embed/imi?county=1106&amp;vpt=')
  expect(snippet).toContain('max-width: 480px')
  expect(frameAddress(plain, {})).toBe('/simuladores/embed/imi')
})

it('writes the block', () =>
  expect(JSON.parse(blockSnippet(full))).toEqual({ component: 'qp-imi', ...full.values }))
