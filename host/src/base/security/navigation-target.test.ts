import { navigationTarget } from './navigation-target'

const allowedHosts = ['simulador.precos.erse.pt']

it.each([
  ['/energia/simular?x=1#topo', { url: '/energia/simular?x=1#topo', external: false }],
  ['energia', { url: '/energia', external: false }],
  ['/.//evil.example', { url: '/evil.example', external: false }],
  ['https://simulador.precos.erse.pt/a', { url: 'https://simulador.precos.erse.pt/a', external: true }],
  ['tel:+351210000000', { url: 'tel:+351210000000', external: true }],
])('leads %s to safety', (url, target) => expect(navigationTarget(url, { allowedHosts })).toEqual(target))

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://simulador.precos.erse.pt/1',
  'file:///etc/passwd',
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'https://simulador.precos.erse.pt@evil.example/',
  'https://simulador.precos.erse.pt.evil.example/',
  'https://[',
])('refuses %j', (url) => expect(() => navigationTarget(url, { allowedHosts })).toThrow('Navigation refused'))
