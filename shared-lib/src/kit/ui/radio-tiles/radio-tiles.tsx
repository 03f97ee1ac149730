import type { ReactNode } from 'react'
import { FieldError, FieldHint, useField } from '../field/field'
import styles from './radio-tiles.module.css'
import { isTerse, Tile, type TileOption } from './tile'

export type { TileOption }

interface RadioTilesProps {
  name: string
  /** The question. */
  legend: string
  /** For screens whose heading already asks the question. */
  legendHidden?: boolean
  hint?: ReactNode
  error?: string
  options: readonly TileOption[]
  value: string | undefined
  onChange(value: string): void
  /** On wide screens; phones get one column, or two when there are no descriptions and columns is 2 or 3. */
  columns?: 1 | 2 | 3
  required?: boolean
  id?: string
}

/** One choice among a few, as large tiles. Real radio inputs: they post without script and move with the arrows. */
export function RadioTiles(props: RadioTilesProps) {
  const { name, legend, legendHidden, hint, error, options, value, onChange, columns = 1 } = props
  const { ids, aria } = useField(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group may not be invalid or required
    <fieldset className={styles.group} role="radiogroup" {...aria}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      <FieldHint ids={ids} hint={hint} />
      <FieldError ids={ids} error={error} />
      <div className={styles.tiles} data-columns={columns} data-terse={isTerse(options)}>
        {options.map((option, at) => (
          <Tile
            key={option.value}
            type="radio"
            id={at === 0 ? ids.control : undefined}
            name={name}
            option={option}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
