import { type CSSProperties, useCallback, useState } from 'react'
import type { FieldFindings, FieldName } from '../../../rules/invoice/invoice-fields'
import type { Place } from '../../../rules/invoice/place'
import styles from './invoice-pages.module.css'
import type { ShownPage } from './invoice-reading'
import { placesOn, shownPlace } from './shown-places'

interface InvoicePagesProps {
  readonly pages: readonly ShownPage[]
  readonly names: readonly FieldName[]
  readonly found: FieldFindings
  /** The value that is being looked at. */
  readonly current: FieldName | undefined
  readonly onPick: (name: FieldName) => void
}

/** The invoice itself, each value lit where it was read. A press on one leads to its field; by keyboard the fields lead here. */
export function InvoicePages({ pages, names, found, current, onPick }: InvoicePagesProps) {
  const [turned, setTurned] = useState<{ readonly to: number; readonly at: FieldName | undefined }>()
  // The page of the value being looked at, unless another was turned to since.
  const asked = turned && turned.at === current ? turned.to : undefined
  const own = current && shownPlace(pages, found[current]?.evidence)?.page.page
  const shown = pages.find(({ page }) => page === (asked ?? own ?? turned?.to)) ?? pages[0]
  if (!shown) return null
  return (
    <figure className={styles.pages}>
      <Page
        key={shown.page}
        page={shown}
        places={placesOn(shown, names, found)}
        found={found}
        current={current}
        onPick={onPick}
      />
      {pages.length > 1 && (
        <fieldset className={styles.turn}>
          <legend>Páginas com valores</legend>
          {pages.map(({ page }) => (
            <button
              key={page}
              type="button"
              aria-pressed={page === shown.page}
              onClick={() => setTurned({ to: page, at: current })}
            >
              Página {page}
            </button>
          ))}
        </fieldset>
      )}
    </figure>
  )
}

interface PageProps extends Pick<InvoicePagesProps, 'found' | 'current' | 'onPick'> {
  readonly page: ShownPage
  readonly places: readonly (readonly [FieldName, Place])[]
}

function Page({ page, places, found, current, onPick }: PageProps) {
  const { picture } = page
  const mount = useCallback((room: HTMLElement | null) => room?.replaceChildren(picture), [picture])
  return (
    <div className={styles.page}>
      <div ref={mount} role="img" aria-label={`Página ${page.page} da tua fatura`} />
      {places.map(([name, place], at) => (
        // Too small for a finger to be the only way: the fields do the same.
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.mark}
          style={markStyle(page, place, at)}
          data-state={found[name]?.confidence}
          data-current={name === current ? '' : undefined}
          onClick={() => onPick(name)}
        />
      ))}
    </div>
  )
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/** A little around the letters; `--at` lights one after the other. */
function markStyle({ width, height }: ShownPage, place: Place, at: number): CSSProperties {
  const room = place.height * 0.2
  return {
    left: share(place.x - room, width),
    top: share(place.y - room, height),
    width: share(place.width + 2 * room, width),
    height: share(place.height + 2.4 * room, height),
    '--at': at,
  } as CSSProperties
}
