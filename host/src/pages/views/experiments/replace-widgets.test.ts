import { replaceWidgets } from './replace-widgets'
import { widget } from './testing/written'

const content = (...body: object[]) => ({ component: 'page', title: 'Energia', body })

it('puts a widget in the place of each of its tag, however deep, under the id of the old one', () => {
  const hero = { component: 'hero' }
  const section = (people: string) => ({
    component: 'section',
    _uid: 's',
    body: [widget('qp-a', people, 'deep'), hero],
  })
  const before = content(widget('qp-a', '2', 'top'), section('2'))
  const after = content(widget('qp-a', '4', 'top'), section('4'))
  expect(replaceWidgets(before, [widget('qp-a', '4', 'other')])).toEqual(after)
})

it('knows a block named after its tag, whichever way each is written', () => {
  const named = { component: 'qp-a', _uid: '1', people: 2 }
  expect(replaceWidgets(content(named), [widget('qp-a', '4')])).toEqual(content(widget('qp-a', '4', '1')))
  const given = { component: 'qp-a', people: 4 }
  expect(replaceWidgets(content(widget('qp-a', '2')), [given])).toEqual(content({ ...given, _uid: '1' }))
})

it('leaves every other block and the given content as they are', () => {
  const before = content(widget('qp-b', '2'), { component: 'table', rows: [['a', 1, null]] })
  const copy = structuredClone(before)
  expect(replaceWidgets(before, [widget('qp-a', '4')])).toEqual(copy)
  expect(before).toEqual(copy)
})
