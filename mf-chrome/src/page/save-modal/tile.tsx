import { ChevronRight } from 'shared-lib/kit/icons'
import { Tooltip } from 'shared-lib/kit/ui/tooltip/tooltip'
import type { TileOption } from '../../rules/save-modal-config'
import styles from './tile.module.css'

/** One thing to save on: the whole tile is the link, with a button for its explanation. */
export const Tile = ({ option, onPick }: { option: TileOption; onPick(): void }) => (
  <li className={styles.place}>
    <a
      className={styles.tile}
      href={option.link.href}
      // `_top` is this very tab: the browser loads the page itself, as it would another site's.
      target={option.link.target ?? (option.external ? '_top' : undefined)}
      rel={option.link.target && 'noopener'}
      data-option={option.value}
      onClick={onPick}
    >
      {option.image && <img className={styles.image} src={option.image} alt="" width={36} height={36} />}
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.description && (
          <span className={option.descriptionLong ? styles.short : styles.description}>
            {option.description}
          </span>
        )}
        {option.descriptionLong && <span className={styles.long}>{option.descriptionLong}</span>}
      </span>
      <ChevronRight size={20} className={styles.arrow} />
    </a>
    {option.tooltip && (
      <span className={styles.info}>
        <Tooltip label={option.tooltip} about={option.label} />
      </span>
    )}
  </li>
)
