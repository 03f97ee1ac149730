import { knownLink } from '../../../content/known-links'
import { contentLink, decoded, safeUrl, sitePath } from '../../../content/links'
import { isRecord, textOf } from '../../../content/story'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/** A link as an editor wrote it, '' for a field that was left empty. */
const written = (link: unknown) =>
  isRecord(link)
    ? textOf(link.url) || textOf(link.href) || textOf(link.cached_url) || textOf(link.email)
    : textOf(link)

/** Links of a piece, as they stand in its story. */
export const linksOf = (piece: Piece): readonly unknown[] => {
  // What a comparison names is no link on a page: the rule for experiments asks for its stories.
  if (piece.component === 'experiment') return []
  if (piece.kind === 'link') return [piece.link]
  if (piece.kind !== 'html') return []
  return [...piece.html.matchAll(/<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => ({ linktype: 'url', url: double ?? single ?? '' }),
  )
}

const isExternal = (href: string) => /^https?:/i.test(href)

/** Ids that links inside the page may lead to. */
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

function anchorFinding(href: string, { path, html }: Linted): Omit<Found, 'block' | 'field'> | undefined {
  const [before = '', anchor = ''] = href.split('#', 2)
  if (anchor === '' || html === undefined || (before !== '' && sitePath(before) !== path)) return undefined
  if (idsOf(html).has(decoded(anchor))) return undefined
  return {
    severity: 'error',
    what: `A ligação a «#${anchor}» não leva a lado nenhum desta página.`,
    how: 'Usa a âncora de uma secção ou de um título que exista na página.',
  }
}

function problemOf(link: unknown, linted: Linted): Omit<Found, 'block' | 'field'> | undefined {
  const { path, context } = linted
  const text = written(link)
  if (text === '') return undefined
  const given = contentLink(link)
  if (!given) {
    const what = `O endereço «${text.slice(0, 80)}» não é de confiança: não fica na página.`
    return { severity: 'error', what, how: 'Usa uma página do site, https://, mailto: ou tel:.' }
  }
  if (isExternal(given.href) && !URL.canParse(given.href))
    return {
      severity: 'error',
      what: `«${text.slice(0, 80)}» não é um endereço.`,
      how: 'Copia-o da barra do navegador.',
    }
  const here = sitePath(given.href)
  const known = knownLink(link, context.routes)
  if (known?.href === given.href) return anchorFinding(given.href, linted)
  if (!known) {
    const how = 'Escolhe uma página que exista; até lá fica só o texto, sem ligação.'
    return { severity: 'error', what: `Ninguém responde em ${here}.`, how }
  }
  const instead = known.href === path ? 'e por isso não se mostra aqui' : `e por isso leva a ${known.href}`
  const how = 'Passa a funcionar sozinha quando alguém publicar essa página; se não é para existir, troca-a.'
  return { severity: 'warning', what: `Ainda ninguém responde em ${here}, ${instead}.`, how }
}

/** Links that nobody answers, that are unsafe or that name a place the page does not have. */
export const linkRule: LintRule = (linted) =>
  linted.pieces.flatMap((piece) =>
    linksOf(piece).flatMap((link) => {
      const problem = problemOf(link, linted)
      return problem ? [{ ...placeOf(piece), ...problem }] : []
    }),
  )

/** Addresses of other sites in a story, each with the pieces that lead there. */
export function externalLinks(pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>()
  for (const piece of pieces)
    for (const link of linksOf(piece)) {
      const href = contentLink(link)?.href
      const url =
        href && isExternal(href) && URL.canParse(href) ? safeUrl(href)?.replace(/#.*/, '') : undefined
      if (url) found.set(url, [...(found.get(url) ?? []), piece])
    }
  return found
}
