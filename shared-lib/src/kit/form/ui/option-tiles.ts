import type { TileOption } from '../../ui/radio-tiles/radio-tiles'
import type { ControlProps } from '../field-props'

/** Options as tiles, in as many columns as the field or its words ask for. */
export function optionTiles({ field: { options = [], columns }, icons }: ControlProps) {
  const tiles: readonly TileOption[] = options.map((option) => ({
    ...option,
    description: option.about,
    icon: icons?.[option.value],
  }))
  const usual = options.some(({ about }) => about) ? 1 : options.length === 3 ? 3 : 2
  return { options: tiles, columns: columns ?? usual } as const
}
