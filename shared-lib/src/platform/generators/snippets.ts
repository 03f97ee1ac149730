import type { WidgetContract } from '../../contract/define-widget'
import { escapeAttribute } from './attribute-text'

/**
 * The script that makes our tags live on any page, and our frames as tall as their content.
 * @param site origin that serves it, without a trailing slash
 */
export const loaderHtml = (site: string): string =>
  `<script type="module" src="${escapeAttribute(site)}/elements.js"></script>`

/** A link for visitors whose browser does not get the widget: a page without scripts, a policy, a network. */
export const linkHtml = (href: string, text: string): string =>
  `<a href="${escapeAttribute(href)}">${escapeAttribute(text)}</a>`

/** Content-Security-Policy that the page needs: https://www.w3.org/TR/CSP3/, and docs/contracts/elements-loader.md. */
export const policyText = (site: string): string =>
  ['script-src', 'style-src', 'connect-src', 'frame-src'].map((one) => `${one} ${site}`).join('; ')

interface FrameParts {
  /** Whole address of the framed page. */
  readonly src: string
  readonly title: string
  /** In px, until the frame reports its own. */
  readonly height: number
  /** Widest in px; it fills its column otherwise. */
  readonly width?: number | undefined
}

/** A frame, for pages that take no script of others. */
export function frameHtml({ src, title, height, width }: FrameParts): string {
  const widest = width === undefined ? '' : `; max-width: ${width}px`
  return `<iframe src="${escapeAttribute(src)}" title="${escapeAttribute(title)}" loading="lazy" height="${height}" style="width: 100%; border: 0${widest}"></iframe>`
}

/**
 * A tag as a block of a story, in the JSON that Storyblok keeps it in: a flag is a ticked box, everything else is text.
 */
export function storyBlock(
  { tag, attributes: specs }: Pick<WidgetContract, 'tag' | 'attributes'>,
  attributes: Readonly<Record<string, string>>,
): string {
  const fields = Object.entries(attributes).map(([name, value]) => [
    name,
    specs[name]?.type === 'flag' ? value !== 'false' : value,
  ])
  return JSON.stringify({ component: tag, ...Object.fromEntries(fields) }, null, 2)
}
