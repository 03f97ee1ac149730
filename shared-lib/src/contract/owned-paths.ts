import type { RouteDefinition } from './define-micro-frontend'

type PathPattern = Pick<RouteDefinition, 'path' | 'params'>

/** Addresses that the host answers itself, which no micro-frontend may declare. `/*` is everything below. */
const hostPaths = [
  ...[
    '/',
    '/blog',
    '/blog/*',
    '/glossario',
    '/glossario/*',
    '/perguntas-frequentes',
    '/perguntas-frequentes/*',
  ],
  ...[
    '/numeros',
    '/numeros/*',
    '/cookies',
    '/programadores',
    '/programadores/blocos',
    '/programadores/blocos/*',
    '/programadores/parceiros',
  ],
  ...['/newsletter', '/newsletter/*', '/pedido', '/pedido/*'],
  ...['/api', '/api/*', '/apis', '/apis/*', '/core', '/core/*', '/health', '/ready', '/metrics'],
  ...['/elements.js', '/custom-elements.json', '/elements.d.ts', '/elements-react.d.ts'],
  ...['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/.well-known/*',
    '/builds',
    '/builds/*',
    '/_shell',
    '/_shell/*',
  ],
  ...['/deployments', '/deployments/*', '/assets', '/assets/*', '/_img', '/_img/*', '/_share', '/_share/*'],
]

/** Stories that the law or forms of the site need at their address, whether or not they can be read now. */
const legalPaths = [
  ...['/politica-privacidade', '/termos-condicoes-gerais', '/acessibilidade', '/contacto'],
  ...['/intermediario-de-credito', '/mediador-de-seguros', '/config', '/config/*'],
]

/** Values that a segment takes: undefined for any. */
function valuesOf(segment: string, params: PathPattern['params'] = {}): readonly string[] | undefined {
  return segment.startsWith(':') ? params[segment.slice(1)] : [segment]
}

/** True where one address fits both patterns. `/*` at the end of a path is one or more segments. */
export function overlap(one: PathPattern, other: PathPattern): boolean {
  const [left, right] = [one.path.split('/'), other.path.split('/')]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [mine, theirs] = [left[at], right[at]]
    if (mine === undefined || theirs === undefined) return false
    if (mine === '*' || theirs === '*') return true
    const [values, others] = [valuesOf(mine, one.params), valuesOf(theirs, other.params)]
    if (values && others && !values.some((value) => others.includes(value))) return false
    // A parameter takes no empty segment, which is all that `/` has.
    if ((mine === '' && !others) || (theirs === '' && !values)) return false
  }
  return true
}

/** Owner of an address of this route other than micro-frontends, and the address; undefined where it is free. */
export function siteOwner(route: PathPattern): { readonly owner: string; readonly path: string } | undefined {
  const host = hostPaths.find((path) => overlap({ path }, route))
  if (host) return { owner: 'the host', path: host }
  const legal = legalPaths.find((path) => overlap({ path }, route))
  return legal === undefined ? undefined : { owner: 'a story', path: legal }
}
