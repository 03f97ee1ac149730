import { type LayoutLink, readLink } from './layout-link'
import { type ContentRecord, readAll, recordOf, recordsOf, textOf } from './records'

/** One thing to save on. */
export interface TileOption {
  /** Short name for measuring, e.g. `energia`. */
  readonly value: string
  readonly label: string
  readonly link: LayoutLink
  /** Opened by the browser as another site would be, not by our navigation. */
  readonly external: boolean
  /** Drawing next to the label; decoration. */
  readonly image?: string
  /** A few words, for narrow tiles. */
  readonly description?: string
  /** A sentence, where tiles are wide. */
  readonly descriptionLong?: string
  readonly tooltip?: string
}

export interface SaveModalConfig {
  readonly title: string
  readonly tiles: readonly TileOption[]
  readonly newsletterTitle: string
  readonly newsletterButton: string
  readonly callTitle: string
}

function readTile(item: ContentRecord): TileOption | undefined {
  const label = textOf(item.label)
  const link = readLink(item.link)
  if (label === undefined || link === undefined) return undefined
  const image = textOf(recordOf(item.image).filename)
  const description = textOf(item.description)
  const descriptionLong = textOf(item.descriptionLong)
  const tooltip = textOf(item.tooltip)
  return {
    value: textOf(item.value) ?? label,
    label,
    link,
    external: item.external === true,
    ...(image !== undefined && { image }),
    ...(description !== undefined && { description }),
    ...(descriptionLong !== undefined && { descriptionLong }),
    ...(tooltip !== undefined && { tooltip }),
  }
}

/** The window behind the side button; undefined when not one tile leads anywhere: the button is then its link alone. */
export function readSaveModal(button: ContentRecord): SaveModalConfig | undefined {
  const tiles = readAll(recordsOf(button.tiles), readTile)
  if (tiles.length === 0) return undefined
  return {
    title: textOf(button.title) ?? 'Quero poupar em:',
    tiles,
    newsletterTitle: textOf(button.newsletterTitle) ?? 'Ou aprende a poupar connosco',
    newsletterButton: textOf(button.newsletterButton) ?? 'Receber newsletter',
    callTitle: textOf(button.callTitle) ?? 'Ou liga-nos',
  }
}
