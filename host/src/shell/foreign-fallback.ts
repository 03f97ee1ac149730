import { parseHtml } from 'shared-lib/trusted/trusted-types'

/** A link to the site, which needs no markup to be parsed. */
function wayHome(origin: string) {
  const link = document.createElement('a')
  link.href = `${origin}/`
  link.textContent = `Continua em ${origin.replace(/^\w+:\/\//, '')}`
  return link
}

/** The placeholder of a tag on a page of others; a plain link where none is known, or where the page lets no HTML in. */
export function foreignFallback(origin: string, fallback: string | undefined): Node {
  try {
    if (fallback) return parseHtml(fallback.replaceAll('href="/', `href="${origin}/`))
  } catch {
    // Trusted Types of that page.
  }
  const fragment = new DocumentFragment()
  fragment.append(wayHome(origin))
  return fragment
}
