import type { Block } from '../source/story'
import { doc, drawStory, link as linkTo, paragraph as words } from './testing/draw'

const mark = (uid: string) => `<!--#storyblok#{"name":"x","space":"1","uid":"${uid}","id":"9"}-->`
const paragraph = doc(words('Um texto'))
const link = linkTo('/energia')
const block = (component: string, fields: object = {}): Block => ({
  component,
  _uid: component,
  _editable: mark(component),
  ...fields,
})

/** One of each block that draws something, with its required fields. */
const samples: Readonly<Record<string, Block>> = {
  hero: block('hero', { title: 'T' }),
  section: block('section', { title: 'T', body: [block('quote', { text: 'T' })] }),
  'rich-text': block('rich-text', { body: paragraph }),
  tiles: block('tiles', { items: [block('tile', { title: 'T', link })] }),
  steps: block('steps', { items: [block('step', { title: 'T' })] }),
  points: block('points', { items: [block('step', { title: 'T' })] }),
  faq: block('faq', { items: [block('question', { question: 'Q', answer: paragraph })] }),
  accordion: block('accordion', { items: [block('panel', { title: 'T', body: paragraph })] }),
  'call-out': block('call-out', { title: 'T' }),
  'author-box': block('author-box', { authors: [block('person', { name: 'N' })] }),
  quote: block('quote', { text: 'T' }),
  'partner-grid': block('partner-grid', { items: [block('partner', { name: 'N' })] }),
  'offer-teaser': block('offer-teaser', { title: 'T' }),
  widget: block('widget', { tag: 'qp-thing' }),
  'qp-thing': block('qp-thing'),
}

const draw = (one: Block, editable: boolean) =>
  drawStory(block('page', { title: 'T', description: 'D', body: [one] }), { editable }).html

test.each(Object.keys(samples))('a %s names its block, and so do the blocks in it', (name) => {
  const sample = samples[name] as Block
  const html = draw(sample, true)
  expect(html).toContain(`data-blok-uid="9-${name}"`)
  for (const item of Object.values(sample).flat())
    if (typeof item === 'object' && item !== null && 'component' in item)
      expect(html).toContain(`data-blok-uid="9-${item.component}"`)
  expect(draw(sample, false)).toBe(html.replaceAll(/ data-blok-(c|uid)="[^"]*"/g, ''))
})

test('only an editor gets a mark', () => {
  for (const sample of Object.values(samples)) expect(draw(sample, false)).not.toMatch(/data-blok|storyblok/)
})
