import fc from 'fast-check'
import { forAll } from '../../testing/for-all'
import { addressFaults, isSitePath, refuseAddresses } from './declared-addresses'
import cases from './testing/declared-addresses.json'

const declares = (change: object = {}, href = '/ajuda', preload = {}) => ({
  entry: 'entry.js',
  server: 'server/bundle.cjs',
  routes: [
    {
      path: '/energia/:step',
      widget: 'qp-a' as const,
      layout: 'default' as const,
      title: '',
      description: '',
    },
  ],
  widgets: [
    {
      tag: 'qp-a' as const,
      placeholder: { text: '', href, linkText: '' },
      preload: { scripts: ['a/b+c.js'], styles: ['styles/qp-a.css'], ...preload },
    },
  ],
  ...change,
})
const route = (path: string) => ({ routes: [{ ...declares().routes[0], path }] as never })

it('accepts paths of the site, plain routes and files of the version', () =>
  expect(addressFaults(declares({}, '/energia/simular?a=1#topo'))).toEqual([]))

it.each(cases.links)('refuses the link %j', (href) => {
  expect(addressFaults(declares({}, href))).toEqual([expect.stringContaining('is not a path of the site')])
  expect(() => refuseAddresses(declares({}, href), 'mf-a 1.0.0')).toThrow(
    'mf-a 1.0.0: qp-a: placeholder.href',
  )
})

it.each(['javascript:alert(1)', 'energia', '//a', '/a//b', '/a/../b', '/a b', '/a?b', '/<b>', '/:', '/a/'])(
  'refuses the route %j',
  (path) => expect(addressFaults(declares(route(path)))).toEqual([expect.stringContaining('plain segments')]),
)

it.each(cases.files)('refuses the file %j', (file) => {
  for (const change of [{ entry: file }, { server: file }])
    expect(addressFaults(declares(change))).toEqual([expect.stringContaining('not a file of the version')])
  for (const kind of ['scripts', 'later', 'styles'])
    expect(addressFaults(declares({}, '/', { [kind]: [file] }))).toHaveLength(1)
})

it('accepts no link that leaves the site', () =>
  forAll(
    fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    ),
    (href) => {
      if (isSitePath(href)) expect(new URL(href, 'https://own.example').origin).toBe('https://own.example')
    },
  ))
