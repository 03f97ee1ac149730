import { replaceWidgets } from './replace-widgets'

const widget = (tag: string, value: string, _uid = '1') => ({
  component: 'widget',
  _uid,
  tag,
  attributes: [{ component: 'attribute', name: 'people', value }],
})
const content = (...body: object[]) => ({ component: 'page', title: 'Energia', body })

it('puts a widget in the place of each of its tag, however deep, under the id of the old one', () => {
  const section = {
    component: 'section',
    _uid: 's',
    body: [widget('qp-a', '2', 'deep'), { component: 'hero' }],
  }
  expect(
    replaceWidgets(content(widget('qp-a', '2', 'top'), section), [widget('qp-a', '4', 'other')]),
  ).toEqual(
    content(widget('qp-a', '4', 'top'), {
      ...section,
      body: [widget('qp-a', '4', 'deep'), { component: 'hero' }],
    }),
  )
})

it('knows a block named after its tag, whichever way each is written', () => {
  const named = { component: 'qp-a', _uid: '1', people: 2 }
  expect(replaceWidgets(content(named), [widget('qp-a', '4')])).toEqual(content(widget('qp-a', '4', '1')))
  expect(replaceWidgets(content(widget('qp-a', '2')), [{ component: 'qp-a', people: 4 }])).toEqual(
    content({ component: 'qp-a', people: 4, _uid: '1' }),
  )
})

it('leaves every other block and the given content as they are', () => {
  const before = content(widget('qp-b', '2'), { component: 'table', rows: [['a', 1, null]] })
  const copy = structuredClone(before)
  expect(replaceWidgets(before, [widget('qp-a', '4')])).toEqual(copy)
  expect(before).toEqual(copy)
})
