import { parseHtml } from 'shared-lib/kit/trusted/trusted-types'

/** The placeholder of a tag on a page of others; a plain link where none is known, or where the page lets no HTML in. */
export function foreignFallback(origin: string, fallback: string | undefined): Node {
  try {
    if (fallback) return parseHtml(fallback.replaceAll('href="/', `href="${origin}/`))
  } catch {
    // Trusted Types of that page.
  }
  // Needs no markup to be parsed.
  return Object.assign(document.createElement('a'), {
    href: origin,
    textContent: `Continua em ${origin.split('/')[2]}`,
  })
}
