import { setTimeout as wait } from 'node:timers/promises'
import { followRedirects, redirectsIn } from './redirects'
import type { Story } from './story'

const rule = (from: string, url: string, more: object = {}) => ({
  component: 'redirect-rule',
  from,
  to: { linktype: 'url', url },
  ...more,
})

function read(...rules: object[]) {
  const log: string[] = []
  return { rules: redirectsIn({ rules }, (message) => log.push(message)), log }
}

it('reads rules to pages of the site and to other sites', () => {
  const faq = rule('faq/', '/perguntas-frequentes', { permanent: true })
  expect(read(faq, rule('/livro', 'https://livro.example/')).rules).toEqual([
    { from: '/faq', to: '/perguntas-frequentes', status: 301 },
    { from: '/livro', to: 'https://livro.example/', status: 302 },
  ])
})

it.each([
  ['no address', rule('', '/x')],
  ['the home page', rule('/', '/x')],
  ['no target', rule('/x', '')],
  ['script', rule('/x', 'javascript:alert(1)')],
  ['another origin in disguise', rule('/x', '//evil.example')],
  ['a mail', rule('/x', 'mailto:a@b.pt')],
])('leaves out %s, and logs it', (_, one) =>
  expect(read(one)).toEqual({ rules: [], log: [expect.stringContaining('lead nowhere')] }),
)

it('leaves out rules that lead back to themselves, by whatever way', () => {
  const circle = [rule('/a', '/b'), rule('/b', '/c/d?x=1'), rule('/c/*', '/a')]
  const { rules, log } = read(...circle, rule('/e', '/a'), rule('/f', '/f#x'))
  expect(rules.map(({ from }) => from)).toEqual(['/e'])
  expect(log).toHaveLength(4)
})

const storyOf = (...rules: object[]) => ({ content: { component: 'redirects', rules } }) as unknown as Story

it('prefers an exact rule, and keeps the query unless the rule has its own', async () => {
  const story = storyOf(rule('/a/*', '/todos'), rule('/a/b', '/um?q=1'))
  const redirects = followRedirects({ story: async () => story, onChange: () => () => {} }, () => {})
  await redirects.first
  expect(redirects.of('/a/b', 'utm_source=x')).toEqual({ redirect: '/um?q=1', status: 302 })
  expect(redirects.of('/a/c/d', 'utm_source=x')).toEqual({ redirect: '/todos?utm_source=x', status: 302 })
  expect(redirects.of('/a', '')).toBeUndefined()
  expect(redirects.of('/ab', '')).toBeUndefined()
  redirects.stop()
})

it('reads again after a publication, and keeps the last rules when that fails', async () => {
  let publish = (_version: number) => {}
  let answer = async () => storyOf(rule('/a', '/b'))
  const log: string[] = []
  const onChange = (listener: typeof publish) => {
    publish = listener
    return () => {}
  }
  const redirects = followRedirects({ story: () => answer(), onChange }, (message) => log.push(message))
  await redirects.first
  answer = () => Promise.reject(new Error('down'))
  publish(2)
  await wait(0)
  expect(redirects.of('/a', '')?.redirect).toBe('/b')
  expect(log).toEqual(['redirects not read: down'])
  answer = async () => storyOf(rule('/a', '/c'))
  publish(3)
  await wait(0)
  expect(redirects.of('/a', '')?.redirect).toBe('/c')
  redirects.stop()
})
