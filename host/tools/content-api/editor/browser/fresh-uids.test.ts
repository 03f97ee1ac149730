import { freshUids } from './fresh-uids'

const uids = (value: unknown) => [...JSON.stringify(value).matchAll(/"_uid":"(.*?)"/g)].map(([, uid]) => uid)

it('gives every block a new number, at any depth, and leaves all else as it is', () => {
  const widget = { type: 'blok', attrs: { body: [{ component: 'widget', _uid: 'd' }] } }
  const content = {
    component: 'article',
    _uid: 'a',
    title: 'Título',
    count: 0,
    none: null,
    body: [{ component: 'callout', _uid: 'b', items: [{ component: 'row', _uid: 'c' }] }],
    text: { type: 'doc', content: [widget] },
  }
  const copy = freshUids(content)
  const numbers = uids(copy)
  expect(new Set(numbers).size).toBe(4)
  expect(numbers.filter((uid) => 'abcd'.includes(String(uid)))).toEqual([])
  const bare = (value: unknown) => JSON.stringify(value, (name, one) => (name === '_uid' ? '' : one))
  expect(bare(copy)).toEqual(bare(content))
})
