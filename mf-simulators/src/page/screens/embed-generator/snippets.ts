import { lookStyle, type themes } from 'shared-lib/contract/theming'
import { escapeAttribute } from 'shared-lib/platform/generators/attribute-text'
import { frameHtml, linkHtml, loaderHtml } from 'shared-lib/platform/generators/snippets'

/** The page around a tag: light, or one of the values of `theme`. */
export type PageLook = 'light' | keyof typeof themes
export const pageLooks: readonly PageLook[] = ['light', 'dark', 'auto']

/** Choice of what to put on another page. */
export interface EmbedChoice {
  readonly tag: string
  /** Path of the same calculator on our site, for visitors who cannot open it there. */
  readonly page: string
  readonly look: PageLook
  /** Path of the framed page. */
  readonly path: string
  readonly title: string
  /** Six hexadecimal digits; undefined for our own colour. */
  readonly colour: string | undefined
  /** The same, of the button that goes on; undefined for `colour`. */
  readonly button?: string | undefined
  /** Widest in px; undefined fills its column. */
  readonly width: number | undefined
  /** Height in px until the frame reports its own. */
  readonly height: number
  /** Attributes with their text, as the tag takes them. */
  readonly values: Readonly<Record<string, string>>
}

const attributes = (values: EmbedChoice['values']) =>
  Object.entries(values)
    .map(([name, text]) => (text === 'true' ? ` ${name}` : ` ${name}="${escapeAttribute(text)}"`))
    .join('')

/** A tag with a ground of its own keeps its words off that ground's edge. */
const room = { '--qp-padding': '16px', '--qp-radius': '12px' } as const
const hex = (colour: string | undefined) => (colour ? `#${colour}` : '')

/** The tag for any page, with its looks: docs/contracts/elements-loader.md. */
export function tagSnippet(choice: EmbedChoice, site: string): string {
  const { tag, title, page, look, colour, button, width, values } = choice
  const properties = [
    ...lookStyle({
      '--qp-brand': hex(colour),
      '--qp-accent': hex(button),
      ...(look === 'dark' && room),
    }),
    ...(width === undefined ? [] : ['display: block', `max-width: ${width}px`]),
  ]
  const style = properties.length > 0 ? ` style="${properties.join('; ')}"` : ''
  const theme = look === 'light' ? '' : ` theme="${look}"`
  return `${loaderHtml(site)}\n<${tag}${attributes(values)}${theme}${style}>${linkHtml(site + page, title)}</${tag}>`
}

/** Address of the framed page with everything in it. */
export function frameAddress({ path, colour }: EmbedChoice, texts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...texts, ...(colour && { cor: colour }) }).toString()
  return query ? `${path}?${query}` : path
}

/** The frame, for pages that take no script of others; with the loader it is as tall as its content. */
export const frameSnippet = ({ title, height, width }: EmbedChoice, address: string, site: string): string =>
  `${frameHtml({ src: site + address, title, height, width })}\n${loaderHtml(site)}`

/** The block, to be pasted into a Storyblok story. Colour and width are the site's own there. */
export const blockSnippet = ({ tag, values }: EmbedChoice): string =>
  JSON.stringify({ component: tag, ...values }, null, 2)
