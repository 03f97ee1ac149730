import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveForeign } from '../../site/foreign-site'

const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', html: 'text/html' }

/**
 * The pages that the Astro peer of the bench draws, as files (`astro/`): its components, style and scripts from its own sources,
 * without pictures and without React: what its code runs is not compared, only style, layout, paint and parsing.
 */
export const serveStoredAstro = () =>
  serveForeign((asked) => {
    const name = { '/': '/home.html', '/guide': '/guide.html', '/funnel': '/funnel.html' }[asked] ?? asked
    const type = types[path.extname(name).slice(1)]
    if (type === undefined) return undefined
    return { type, body: readFileSync(path.join(import.meta.dirname, 'astro', path.basename(name)), 'utf8') }
  })
