import { contentLink } from '../../../../src/content/source/links'
import { addressOf, type Link, linkTo } from './link-address'
import cases from './testing/link-address.json'

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
  test.each(cases.shown as [string, Link, string][])('%s', (_, link, address) =>
    expect(addressOf(link, stories)).toBe(address),
  )
})

describe('what is typed', () => {
  test.each(cases.typed as [string, Link][])('%s', (typed, link) =>
    expect(linkTo(typed, none, stories)).toEqual(link),
  )
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
  'leads to the address that it shows: %s',
  (typed) => {
    const link = linkTo(typed, none, stories)
    const { href } = contentLink(link) ?? {}
    expect(href?.replace(/^mailto:/, '')).toBe(addressOf(link, stories))
  },
)
