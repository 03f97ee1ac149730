import type { ReactNode } from 'react'
import { FieldError, FieldHint, useField } from '../field/field'
import styles from '../radio-tiles/radio-tiles.module.css'
import { isTerse, Tile, type TileOption } from '../radio-tiles/tile'

interface CheckboxTilesProps {
  /** Every ticked tile posts its value under it. */
  name: string
  /** The question. */
  legend: string
  hint?: ReactNode
  error?: string
  options: readonly TileOption[]
  value: readonly string[]
  /** The ticked values in the order of `options`. */
  onChange(values: readonly string[]): void
  /** On wide screens; phones get one column, or two when there are no descriptions and columns is 2 or 3. */
  columns?: 1 | 2 | 3
  /** Of the first tile, so that an error summary can link to it without script. */
  id?: string
}

/** Any of a few, as large tiles. Real checkboxes: they post without script, one value each. */
export function CheckboxTiles(props: CheckboxTilesProps) {
  const { name, legend, hint, error, options, value, onChange, columns = 1 } = props
  const { ids, aria } = useField(props)
  const turn = (turned: string, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === turned ? on : value.includes(one))),
    )
  return (
    <fieldset className={styles.group} aria-describedby={aria['aria-describedby']}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldHint ids={ids} hint={hint} />
      <FieldError ids={ids} error={error} />
      <div className={styles.tiles} data-columns={columns} data-terse={isTerse(options)}>
        {options.map((option, at) => (
          <Tile
            key={option.value}
            type="checkbox"
            id={at === 0 ? ids.control : undefined}
            name={name}
            option={option}
            checked={value.includes(option.value)}
            onChange={(on) => turn(option.value, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
