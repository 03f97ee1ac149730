import { isReservedPath } from './reserved-paths'

it.each([
  ...'/pt /pt/guias /PT/x /api /api/luz /API/x /apis/x /core/x /assets/x /_img/x'.split(' '),
  ...'/_shell/x /builds/x /deployments/x /newsletter/x /pedido /pedido/x /health /metrics'.split(' '),
  ...'/numeros /programadores /cookies /robots.txt /.well-known/security.txt'.split(' '),
  ...'/sitemap.xml /favicon.ico /elements.js'.split(' '),
])('no story answers %s', (path) => expect(isReservedPath(path)).toBe(true))

it.each([
  ...'/ /guias/irs-jovem /ptolomeu /apicultura /blog /blog/guias /blog/api/x /glossario/taeg'.split(' '),
  ...'/perguntas-frequentes /termos-condicoes-gerais /guias/pt /saude/health'.split(' '),
])('a story may answer %s', (path) => expect(isReservedPath(path)).toBe(false))
