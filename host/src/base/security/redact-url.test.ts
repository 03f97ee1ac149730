import { redactUrl } from './redact-url'

const secret = 'k3J9'.repeat(11)

it.each([
  ['/energia/resultados?postal=1000&utm_source=jornal', '/energia/resultados?utm_source=jornal'],
  ['/energia/simular?gclid=a%20b&income=1200', '/energia/simular?gclid=a+b'],
  ['/energia/simular#phone=912345678', '/energia/simular'],
  ['/?utm_sourcex=1', '/'],
  [`/pedido/${secret}`, '/pedido/[secret]'],
  [`/pedido/${secret}/_payload.json?x=1`, '/pedido/[secret]/_payload.json'],
  [`/%70edido/${secret}`, '/pedido/[secret]'],
  [`/newsletter/confirmar/${secret}`, '/newsletter/confirmar/[secret]'],
  [`/newsletter/sair/${secret}?a=1`, '/newsletter/sair/[secret]'],
  [`/api/leads/status/${secret}`, '/api/leads/status/[secret]'],
  [`https://queropoupar.example/pedido/${secret}?a=1`, 'https://queropoupar.example/pedido/[secret]'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('writes %s as %s', (url, shown) => expect(redactUrl(url)).toBe(shown))
