import fc from 'fast-check'
import type { Block, Story } from '../../content/source/story'
import { ruleNames } from './finding'
import { lintStory } from './lint-story'
import { storyPieces } from './story-pieces'
import { contextOf, pageOf, paragraph, rich, snapshotOf, storyWith } from './testing/lint-context'

const attributes = { amount: { type: 'integer', max: 9, help: '' } } as const
const context = contextOf({ snapshot: snapshotOf([{ tag: 'qp-loan', attributes }]) })

it('reports errors before warnings, and the same thing once', () => {
  const link = { linktype: 'url', url: '/seguros/simular' }
  const dead = { component: 'call-out', title: 'T', action: 'A', link }
  const wrong = { component: 'widget', tag: 'qp-nada' }
  const found = lintStory(pageOf(dead, wrong, dead), context)
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning'])
  expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length)
})

describe('places', () => {
  const places = (block: object) =>
    storyPieces(pageOf(block).content).map(({ kind, block: at, field }) => `${kind} ${at} | ${field}`)
  const question = { component: 'question', question: 'Q' }
  const item = { type: 'list_item', content: [paragraph('x')] }
  it.each([
    ['fields', { component: 'call-out', title: 'T' }, 'text body[1] call-out | title'],
    ['nested', { component: 'faq', items: [question] }, 'text body[1] faq › items[0] question | question'],
    ['paragraphs', rich('a', 'b'), 'text body[1] rich-text | body, parágrafo 2'],
    ['lists', rich({ type: 'bullet_list', content: [item] }), 'text body[1] rich-text | body, parágrafo 1'],
    ['files', { component: 'video', sources: [{ filename: '/a.mp4' }] }, 'image body[1] video | sources'],
  ])('%s', (_, block, place) => expect(places(block)).toContain(place))

  it('leaves a related story alone: it is judged by itself', () => {
    const content = { component: 'article', title: 'TAN de 8 %' }
    const list = { component: 'article-list', articles: [{ uuid: 'a', full_slug: 'guias/x', content }] }
    const own = places(list).filter((place) => place.includes('article-list'))
    expect(own).toEqual(['block body[1] article-list | '])
    expect(lintStory(pageOf(list), context).filter(({ rule }) => rule === 'credit-rate')).toEqual([])
  })
})

describe('hostile stories', () => {
  const circle: Record<string, unknown> = { component: 'section', title: 'S' }
  circle.body = [circle]
  let deep: Record<string, unknown> = { component: 'section', title: 'S' }
  const named = { component: 'widget-attribute', name: '__proto__', value: 'x' }
  for (let level = 0; level < 500; level++) deep = { component: 'section', title: 'S', body: [deep] }
  let nodes: Record<string, unknown> = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
  for (let level = 0; level < 500; level++) nodes = { type: 'bullet_list', content: [nodes] }

  it.each([
    ['a block inside itself', circle],
    ['blocks without end', deep],
    ['a text without end', rich(nodes)],
    ['names of the language', { component: 'constructor', __proto__: null, toString: 'x', valueOf: [] }],
    ['a tag named so', { component: 'widget', tag: '__proto__', attributes: [named] }],
    ['a very long word', rich(`<qp-${'a'.repeat(50_000)}`)],
    ['a pattern that never ends', rich(`TAN ${'de '.repeat(20_000)}`)],
    ['brackets that never close', { component: 'rich-text', body: '<'.repeat(20_000) }],
    ['links that never close', { component: 'rich-text', body: '<a href="'.repeat(3_000) }],
    ['digits without end', rich('1'.repeat(20_000))],
    ['a thousand blocks', { component: 'section', title: 'S', body: Array(1000).fill(rich('TAN de 8 %')) }],
  ])('%s', (_, block) => {
    const begun = process.cpuUsage() // its own work: a busy machine takes nothing of it
    for (const one of lintStory(pageOf(block), context)) expect(ruleNames).toContain(one.rule)
    const { user, system } = process.cpuUsage(begun)
    expect((user + system) / 1000).toBeLessThan(8000)
  })

  it.each([null, undefined, 7, 'text', [], {}, { component: 7 }])('content that is %j', (content) => {
    const story = { ...storyWith({ component: 'x' }), content } as unknown as Story
    expect(() => lintStory(story, context)).not.toThrow()
  })

  const fields =
    'component type attrs content body items marks linktype url filename alt tbody thead tag attributes title _uid level full_slug text'
  const kinds = 'page rich-text widget qp-loan image doc paragraph heading blok link table'
  const texts = ['<qp-loan amount="10">', 'TAN de 8 %', '/nada', 'javascript:x', '<h4>x</h4>', '💥', '\u0000']
  const plain = [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)]
  const anything = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      ...plain,
      ...[tie('text'), tie('record'), fc.array(tie('value'), { maxLength: 3 })],
    ),
    text: fc.constantFrom(...texts, 'válida até 1 de março de 2020'),
    record: fc.dictionary(
      fc.constantFrom(...fields.split(' ')),
      fc.oneof(fc.constantFrom(...kinds.split(' ')), tie('value')),
      { maxKeys: 6, noNullPrototype: true },
    ),
  }))

  it('of any shape', () => {
    fc.assert(
      fc.property(anything.record, (content) => {
        const story = storyWith({ component: 'page', ...(content as object) } as Block)
        for (const one of lintStory(story, context)) {
          expect(one.what.length).toBeGreaterThan(0)
          expect(one.how.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 60 },
    )
  })
})
