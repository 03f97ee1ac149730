import sanitizeHtml from 'sanitize-html'
import { pageImages } from '../images/page-images'
import { doc, drawStory, link, text } from './testing/draw'
import cases from './testing/hostile-stories.json'

const draw = (body: unknown) => drawStory({ body })

const unsafe =
  /<script|<iframe|<object|<embed|<style|<link|javascript:|vbscript:|data:|file:|\son\w+\s*=|\sstyle\s*=|srcdoc|<form|<meta|<base/i

/** Of each kind of refused address one: `links.test.ts` has them all. */
const bad = ['java\nscript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.example/x']
const asset = (filename: string) => ({ filename, alt: '"><script>alert(1)</script>', width: 10, height: 10 })

it.each(bad)('no block makes an address of %j', (url) => {
  const linked = { ...text('fica'), marks: [{ type: 'link', attrs: { href: url } }] }
  const image = { type: 'image', attrs: { src: url, width: 1, height: 1 } }
  const body = doc({ type: 'paragraph', content: [linked] }, image)
  const to = { link: link(url) }
  const { html } = draw([
    {
      component: 'hero',
      title: 'T',
      action: 'A',
      secondAction: 'B',
      image: asset(url),
      ...to,
      secondLink: to.link,
    },
    { component: 'image', image: asset(url), width: 9, height: 9 },
    {
      component: 'video',
      title: 'V',
      sources: [asset(url), asset('/a.mp4')],
      poster: asset(url),
      captions: asset(url),
    },
    { component: 'quote', text: 'Q', author: 'A', ...to },
    { component: 'partner-grid', items: [{ component: 'partner', name: 'P', logo: asset(url), ...to }] },
    { component: 'offer-teaser', title: 'O', ...to },
    { component: 'author-box', authors: [{ component: 'person', name: 'N', photo: asset(url), ...to }] },
    { component: 'tiles', items: [{ component: 'tile', title: 'T', ...to }] },
    { component: 'call-out', title: 'C', action: 'A', ...to },
    { component: 'rich-text', body },
    { component: 'faq', items: [{ component: 'question', question: 'P', answer: body }] },
    { component: 'rich-text', body: `<p><a href="${url}">fica</a><img src="${url}"></p>` },
  ])
  expect(html).not.toMatch(unsafe)
  expect(html).not.toContain('evil.example')
  expect(html).toContain('fica')
})

/** Every element that a browser would find in the markup. */
function elementsIn(html: string) {
  const elements: { name: string; attributes: sanitizeHtml.Attributes }[] = []
  const note = (name: string, attributes: sanitizeHtml.Attributes) => {
    elements.push({ name, attributes })
    return { tagName: name, attribs: attributes }
  }
  const everything = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const
  sanitizeHtml(html, { ...everything, transformTags: { '*': note } })
  return elements
}

it('finds the elements of hostile markup', () => {
  const names = elementsIn('<p><script>x</script><img src=x onerror="y">').map(({ name }) => name)
  expect(names).toEqual(['p', 'script', 'img'])
})

const payload = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

it('no field of any block becomes markup', () => {
  const texts = (component: string, names: string) => ({
    component,
    ...Object.fromEntries(names.split(' ').map((name) => [name, payload])),
  })
  const { html, questions } = draw([
    texts('hero', 'eyebrow title lead action promises illustration'),
    { ...texts('section', 'title lead anchor tone width'), body: [texts('quote', 'text author')] },
    { component: 'steps', items: [texts('step', 'title text icon')] },
    { component: 'faq', items: [{ ...texts('question', 'question'), answer: `<p>${payload}</p>` }] },
    { component: 'accordion', items: [{ ...texts('panel', 'title'), body: payload }] },
    { component: 'partner-grid', items: [texts('partner', 'name text')] },
    { component: 'author-box', authors: [texts('person', 'name role text')], updated: payload },
    texts('call-out', 'tone title'),
    { ...texts('video', 'title caption width height'), sources: [{ filename: `/a.mp4${payload}` }] },
    {
      ...texts('table', 'caption'),
      table: { thead: [{ value: payload }], tbody: [{ body: [{ value: payload }] }] },
    },
    texts('table-of-contents', 'title depth'),
    texts('offer-teaser', 'eyebrow title text note'),
    { component: 'image', image: asset(`/a.png${payload}`) },
    { component: 'design-tokens', kind: payload },
  ])
  const elements = elementsIn(html)
  const tags = elements.map(({ name }) => name)
  expect(tags.filter((name) => /^(script|iframe)$/.test(name))).toEqual([])
  expect(tags.filter((name) => name === 'img')).toHaveLength(1)
  const names = elements.flatMap(({ attributes }) => Object.keys(attributes))
  expect(names.filter((name) => /^(on|style$|srcdoc$)/.test(name))).toEqual([])
  expect(questions[0]?.answer).not.toContain('<')
})

it.each(cases.html)('HTML %s is cleaned', (body) => {
  const { html } = draw([{ component: 'rich-text', body }])
  expect(html).toContain('fica')
  expect(html).not.toMatch(unsafe)
  expect(html).not.toMatch(/<svg|<math|<template|<qp-|qp-slot|qp-contents|evil\.example/)
  expect(html).not.toMatch(/class="b-button"|id="conteudo"/)
})

describe('stories without an end', () => {
  const section = (...body: unknown[]) => ({ component: 'section', title: 'S', body })
  const fica = { component: 'quote', text: 'fica' }

  it('a block that contains itself is drawn once', () => {
    const circle: { body: unknown[] } = section(fica)
    const inside = { content: [{ type: 'blok', attrs: { body: [circle] } }] }
    circle.body.push(circle, circle, { component: 'rich-text', body: inside })
    const { html, log } = draw([circle])
    expect([...html.matchAll(/fica/g)]).toHaveLength(1)
    expect(log).toEqual(Array(3).fill('teste: section skipped: it contains itself'))
  })

  it('blocks deeper than any page needs are left out', () => {
    let deep: object = fica
    for (let level = 0; level < 5000; level++) deep = section(deep)
    const { html, log } = draw([deep, fica])
    expect([...html.matchAll(/fica/g)]).toHaveLength(1)
    expect(log).toEqual(['teste: section skipped: nested too deeply'])
  })

  it('rich text deeper than any text is left out, as headings and structured data are', () => {
    let deep: object = { type: 'text', text: 'fundo' }
    for (let level = 0; level < 20_000; level++) deep = { type: 'bullet_list', content: [deep] }
    const { html, questions } = draw([
      { component: 'rich-text', body: { content: [deep] } },
      { component: 'rich-text', body: { content: [{ type: 'heading', content: [deep] }] } },
      { component: 'faq', items: [{ component: 'question', question: 'P?', answer: { content: [deep] } }] },
      fica,
    ])
    expect(html).toContain('fica')
    expect(html).not.toContain('fundo')
    expect(questions).toEqual([])
  })

  it('HTML nested without measure is cleaned too', () => {
    const body = `${'<ul><li>'.repeat(3000)}fundo${'</li></ul>'.repeat(3000)}<p>fica</p>`
    expect(draw([{ component: 'rich-text', body }]).html).toContain('fica')
  })

  it('images are looked for in circles and depths without getting lost', async () => {
    let deep: object = { filename: '/assets/a.png' }
    for (let level = 0; level < 50_000; level++) deep = { deep }
    const circle: Record<string, unknown> = { deep }
    circle.self = circle
    const meta = async () => ({ width: 1, height: 1, hash: 'a' })
    const found = await pageImages(circle, { meta, resized: async () => undefined })
    expect([...found.keys()]).toEqual(['/assets/a.png'])
  })
})
