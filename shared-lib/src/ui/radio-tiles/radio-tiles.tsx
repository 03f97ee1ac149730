import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint, useField } from '../field/field'
import { Tooltip } from '../tooltip/tooltip'
import styles from './radio-tiles.module.css'

export interface TileOption {
  value: string
  label: string
  /** A drawn icon: shown in a tinted circle. */
  icon?: ReactNode
  /** URL of a logo or drawing, shown instead of the icon. Decoration: the label says the same. */
  image?: string
  description?: string
  /** Takes the description's place where there is room for it (768 px and up). */
  descriptionLong?: string
  /** Explains a word of the option; opened by its own button in the corner of the tile. */
  tooltip?: string
}

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
  const terse = options.every((option) => !option.description && !option.descriptionLong)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group may not be invalid or required
    <fieldset className={styles.group} role="radiogroup" {...aria}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      <FieldHint ids={ids} hint={hint} />
      <FieldError ids={ids} error={error} />
      <div className={styles.tiles} data-columns={columns} data-terse={terse ? '' : undefined}>
        {options.map((option, at) => (
          <Tile
            key={option.value}
            id={at === 0 ? ids.control : undefined}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface TileProps {
  id?: string
  name: string
  option: TileOption
  checked: boolean
  onChoose(): void
}

function Tile({ id, name, option, checked, onChoose }: TileProps) {
  const own = useId()
  const input = id ?? own
  const { label, description, descriptionLong, tooltip } = option
  const described = description ?? descriptionLong
  return (
    <div className={styles.tile} data-tooltip={tooltip ? '' : undefined}>
      <input
        className={styles.input}
        type="radio"
        id={input}
        name={name}
        value={option.value}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${input}-label`}
        aria-describedby={described ? `${input}-description` : undefined}
      />
      <label className={styles.card} htmlFor={input}>
        <Picture {...option} />
        <span className={styles.words}>
          <span className={styles.label} id={`${input}-label`}>
            {label}
          </span>
          {described && (
            <span className={styles.description} id={`${input}-description`}>
              {description && descriptionLong ? (
                <>
                  <span className={styles.short}>{description}</span>
                  <span className={styles.long}>{descriptionLong}</span>
                </>
              ) : (
                described
              )}
            </span>
          )}
        </span>
        <span className={styles.mark} />
      </label>
      {tooltip && (
        <span className={styles.tooltip}>
          <Tooltip label={tooltip} about={label} />
        </span>
      )}
    </div>
  )
}

const Picture = ({ icon, image }: Pick<TileOption, 'icon' | 'image'>) => {
  if (image) return <img className={styles.image} src={image} alt="" width={48} height={48} loading="lazy" />
  if (!icon) return null
  return (
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
  )
}
