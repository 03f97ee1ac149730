import { isSitePath } from 'shared-lib/contract/declared-addresses'
import { slotPolicy } from 'shared-lib/contract/define-widget'
import { tagHtml } from 'shared-lib/platform/generators/attribute-text'
import {
  frameHtml,
  linkHtml,
  loaderHtml,
  policyText,
  storyBlock,
} from 'shared-lib/platform/generators/snippets'
import { framePath } from '../../base/addresses/addresses'
import type { CatalogueEntry } from './catalogue'
import { playgroundAddress } from './playground-state'

export interface Snippet {
  /** Part of an address inside the page. */
  readonly id: string
  readonly title: string
  readonly hint: string
  readonly code: string
}

type Attributes = Readonly<Record<string, string>>

/** `propertyType`, `meal_subsidy` → as the attribute is named. */
const kebab = (parameter: string) =>
  parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/**
 * Address of the page that a frame shows: one that the micro-frontend made for frames, where it has one, with the
 * attributes of that page only; else the tag alone.
 */
export function frameAddress({ remote, widget }: CatalogueEntry, attributes: Attributes): string {
  const route = remote.deployment.routes.find(({ embed, widget: tag }) => embed && tag === widget.tag)
  if (!route) return playgroundAddress(framePath(widget.tag), attributes)
  const taken = (route.query ?? []).flatMap((parameter) => {
    const value = attributes[kebab(parameter)]
    return value === undefined ? [] : [[parameter, value] as const]
  })
  return playgroundAddress(route.path, Object.fromEntries(taken))
}

/**
 * The code of a tag with these attributes for each allowed place, ready to be pasted.
 * @param site origin of this site, without a trailing slash
 */
export function tagSnippets(entry: CatalogueEntry, attributes: Attributes, site: string): readonly Snippet[] {
  const { widget } = entry
  const { href, linkText } = widget.placeholder
  const link = linkHtml(new URL(isSitePath(href) ? href : '/', `${site}/`).href, linkText)
  const frame = frameHtml({
    src: site + frameAddress(entry, attributes),
    title: widget.title,
    height: slotPolicy(widget, true).minHeight.small,
  })
  return [
    {
      id: 'bloco',
      title: 'Bloco de Storyblok',
      hint: 'O conteúdo do bloco, como a API e a linha de comandos o recebem. No editor, escolhe o bloco com este nome e preenche os mesmos campos.',
      code: storyBlock(widget, attributes),
    },
    {
      id: 'etiqueta',
      title: 'HTML, para qualquer página',
      hint: 'O script vai uma vez por página, o bloco as vezes que quiseres. A ligação fica para quem não puder abrir o resto.',
      code: `${loaderHtml(site)}\n${tagHtml(widget.tag, attributes, link)}`,
    },
    {
      id: 'moldura',
      title: 'Moldura (iframe)',
      hint: 'Para sites que não aceitam scripts de outros. Com o script, a moldura fica da altura do que tem dentro.',
      code: `${frame}\n${loaderHtml(site)}`,
    },
    {
      id: 'politica',
      title: 'Content-Security-Policy',
      hint: 'Só se a tua página tiver uma: acrescenta isto ao que lá está. O último é só para molduras.',
      code: policyText(site),
    },
  ]
}
