import { contentLink } from '../../../../src/content/source/links'
import { addressOf, type Link, linkTo } from './link-address'

const stories = [
  { uuid: 'u-home', full_slug: 'home' },
  { uuid: 'u-guias', full_slug: 'guias/' },
  { uuid: 'u-irs', full_slug: 'guias/irs-jovem' },
  { uuid: 'u-termos', full_slug: 'termos' },
]
const fieldtype = 'multilink'
const none = { fieldtype, linktype: 'story', id: '', url: '', cached_url: '' }
const page = { ...none, id: 'u-termos', cached_url: 'termos' }
const irs = { ...none, id: 'u-irs', cached_url: 'guias/irs-jovem' }
const url = (address: string) => ({ ...none, linktype: 'url', url: address, cached_url: address })
const email = (address: string) => ({ ...none, linktype: 'email', email: address })

describe('the address of a link', () => {
  test.each<[string, Link, string]>([
    ['no link', {}, ''],
    ['an empty one', none, ''],
    ['a page', page, '/termos'],
    ['a place on a page', { ...page, anchor: 'litígios' }, '/termos#litígios'],
    ['the home page', { ...page, id: 'u-home', cached_url: 'home' }, '/'],
    ['a page that has moved', { ...page, cached_url: 'antiga' }, '/termos'],
    ['a page that is not in the list', { ...page, id: 'u-gone', cached_url: 'outra/' }, '/outra'],
    ['another site', url('https://banco.pt/a?b=1#c'), 'https://banco.pt/a?b=1#c'],
    ['an anchor next to the address', { ...url('/a#b'), anchor: 'c' }, '/a#c'],
    ['a category', { ...page, category: 'gás', anchor: 'a' }, '/termos?category=g%C3%A1s#a'],
    ['an e-mail', email('ajuda@banco.pt'), 'ajuda@banco.pt'],
    ['an e-mail in the address', { ...email(''), url: 'mailto:ajuda@banco.pt' }, 'ajuda@banco.pt'],
    ['a link of a text', { linktype: 'url', href: '/cookies', anchor: null }, '/cookies'],
  ])('%s', (_, link, address) => expect(addressOf(link, stories)).toBe(address))
})

describe('what is typed', () => {
  test.each<[string, Link]>([
    ['', none],
    ['/guias/irs-jovem', irs],
    ['guias/irs-jovem/', irs],
    ['/guias/irs-jovem#quem%20pode', { ...irs, anchor: 'quem pode' }],
    ['/guias', { ...irs, id: 'u-guias', cached_url: 'guias/' }],
    ['/', { ...irs, id: 'u-home', cached_url: 'home' }],
    ['/#topo', { ...irs, id: 'u-home', cached_url: 'home', anchor: 'topo' }],
    ['/termos?a=1#b', url('/termos?a=1#b')],
    ['/energia/simular', url('/energia/simular')],
    ['energia/simular#b', url('/energia/simular#b')],
    ['#como-comparamos', url('#como-comparamos')],
    ['?dia=amanha', url('?dia=amanha')],
    ['https://banco.pt/a#b', url('https://banco.pt/a#b')],
    ['www.banco.pt', url('https://www.banco.pt')],
    ['www.banco.pt/a?b=c', url('https://www.banco.pt/a?b=c')],
    ['banco.pt/a', url('https://banco.pt/a')],
    ['//banco.pt', url('https://banco.pt')],
    ['tel:+351210000000', url('tel:+351210000000')],
    ['ajuda@banco.pt', email('ajuda@banco.pt')],
    ['mailto:ajuda@banco.pt', email('ajuda@banco.pt')],
    ['mailto:ajuda@banco.pt?subject=a', url('mailto:ajuda@banco.pt?subject=a')],
  ])('%s', (typed, link) => expect(linkTo(typed, none, stories)).toEqual(link))
})

describe('what is kept', () => {
  const full = { ...page, anchor: 'a', category: 'gas', target: '_blank', rel: 'nofollow', prep: true }
  const { anchor, category, ...rest } = full
  const others = { target: '_blank', rel: 'nofollow', prep: true }
  const gone = { ...page, id: 'u-gone', cached_url: 'outra' }
  const ofText = { linktype: 'url', href: '/cookies', target: '_self', anchor: null, uuid: null }
  test.each<[string, string, Link, Link]>([
    ['the whole link when nothing changed', '/termos?category=gas#a', full, full],
    ['all but the anchor', '/termos?category=gas#outra', full, { ...full, anchor: 'outra' }],
    ['all but an anchor that is gone', '/termos?category=gas', full, { ...rest, category }],
    ['the page when its category is gone', '/termos#a', full, { ...rest, anchor }],
    ['the rest at another page', '/guias/irs-jovem#a', full, { ...irs, ...others, anchor }],
    ['the rest at another site', 'https://banco.pt', full, { ...url('https://banco.pt'), ...others }],
    ['the rest without an address', '', full, { ...none, ...others }],
    ['a page that is not in the list', '/outra#b', gone, { ...gone, anchor: 'b' }],
    ['nothing of an e-mail', '/termos', email('ajuda@banco.pt'), page],
    ['the target of a link of a text', '/termos', ofText, { ...page, target: '_self' }],
  ])('%s', (_, typed, before, link) => expect(linkTo(typed, before, stories)).toEqual(link))
})

it.each(['/termos#a', '/energia?a=1#b', '#a', 'ajuda@banco.pt', 'www.banco.pt', '/'])(
  'leads where it says and says where it leads: %s',
  (typed) => {
    const link = linkTo(typed, none, stories)
    const { href } = contentLink(link) ?? {}
    expect(href?.replace(/^mailto:/, '')).toBe(addressOf(link, stories))
  },
)
