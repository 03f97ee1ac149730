import { knownLink, type RouteCheck } from '../../../content/source/known-links'
import { contentLink, decoded, linkRelations, safeUrl, sitePath } from '../../../content/source/links'
import { type Fields, isRecord, textOf } from '../../../content/source/story'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/** A link as an editor wrote it, '' for a field that was left empty. */
const written = (link: unknown) =>
  isRecord(link)
    ? textOf(link.url) || textOf(link.href) || textOf(link.cached_url) || textOf(link.email)
    : textOf(link)

/** Links of a piece, as written in its story. */
export const linksOf = (piece: Piece): readonly unknown[] => {
  if (piece.kind === 'link') return [piece.link]
  if (piece.kind !== 'html') return []
  return [...piece.html.matchAll(/<a\b([^<>]*)>/gi)].flatMap(([, attributes = '']) => {
    const url = pastedAttribute(attributes, 'href')
    return url === undefined ? [] : [{ linktype: 'url', url, rel: pastedAttribute(attributes, 'rel') }]
  })
}

function pastedAttribute(attributes: string, name: string): string | undefined {
  const match = RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return match?.[1] ?? match?.[2]
}

/** Differences between the link on the page and the editor's. */
function changesOf(link: unknown): readonly Omit<Found, 'block' | 'field'>[] {
  const fields: Fields = isRecord(link) ? link : {}
  const text = written(link)
  const shown = text.slice(0, 80)
  const { rel } = isRecord(fields.custom) ? { ...fields, ...fields.custom } : fields
  const unknown = textOf(rel)
    .split(/[\s,]+/)
    .filter((word) => word && !linkRelations.has(word.toLowerCase()))
  const how = 'Copia o endereço da barra do navegador, ou escreve %20 em vez de cada espaço.'
  return [
    ...(/\s/.test(text) && contentLink(link)
      ? [
          {
            severity: 'warning' as const,
            what: `O endereço «${shown}» tem espaços: a página escreve %20.`,
            how,
          },
        ]
      : []),
    ...(/^\s*(mailto:|tel:)\s*\1/i.test(fields.linktype === 'email' ? `mailto:${text}` : text)
      ? [
          {
            severity: 'warning' as const,
            what: `«${shown}» diz duas vezes o que é.`,
            how: 'Escreve só o email ou o número.',
          },
        ]
      : []),
    ...unknown.map((word) => ({
      severity: 'warning' as const,
      what: `rel="${word.slice(0, 30)}" não chega à página.`,
      how: `Usa: ${[...linkRelations].join(', ')}.`,
    })),
  ]
}

const isExternal = (href: string) => /^https?:/i.test(href)

/** Ids that links inside the page may lead to. */
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

function anchorFinding(href: string, { path, html }: Linted): Omit<Found, 'block' | 'field'> | undefined {
  const [before = '', anchor = ''] = href.split('#', 2)
  // A browser looks for these words by itself.
  if (
    anchor === '' ||
    anchor.startsWith(':~:') ||
    html === undefined ||
    (before !== '' && sitePath(before) !== path)
  )
    return undefined
  if (idsOf(html).has(decoded(anchor))) return undefined
  return {
    severity: 'error',
    what: `A ligação a «#${anchor}» não leva a lado nenhum desta página.`,
    how: 'Usa a âncora de uma secção ou de um título que exista na página.',
  }
}

/** `/credito-pessoal/simular` → `/credito-pessoal`: the nearest page above it that is answered. */
function landingOf(path: string, routes: RouteCheck): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return undefined
  return routes(above) ? above : landingOf(above, routes)
}

function problemOf(link: unknown, linted: Linted): Omit<Found, 'block' | 'field'> | undefined {
  const { context } = linted
  const text = written(link)
  const given = contentLink(link)
  if (text === '' && !given) return undefined
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
  if (knownLink(link, context.routes)) return anchorFinding(given.href, linted)
  const to = sitePath(given.href) ?? ''
  const landing = landingOf(to, context.routes)
  if (landing === undefined)
    return {
      severity: 'error',
      what: `Ninguém responde em ${to}.`,
      how: 'Escolhe uma página que exista; até lá fica só o texto, sem ligação.',
    }
  return {
    severity: 'warning',
    what: `Ainda ninguém responde em ${to}: a entrada, o botão ou o quadro não se mostra.`,
    how: `Aparece quando alguém publicar essa página; até lá podes levar a ${landing}, com palavras que digam o que lá está.`,
  }
}

/** Links that lead nowhere, are unsafe or name a place the page does not have. */
export const linkRule: LintRule = (linted) =>
  linted.pieces.flatMap((piece) =>
    linksOf(piece).flatMap((link) => {
      const problem = problemOf(link, linted)
      return [...(problem ? [problem] : []), ...changesOf(link)].map((one) => ({ ...placeOf(piece), ...one }))
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
