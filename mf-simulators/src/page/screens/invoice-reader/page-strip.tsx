import { useCallback } from 'react'
import styles from './invoice-pages.module.css'
import type { ShownPlace } from './shown-places'

/** In lines: the one that holds the value, and as much again around it. */
const around = 1.1
/** How many times wider than high. */
const shape = 7
/** In pixels, as wide as a phone shows it at two dots to a pixel. */
const width = 700

/** Where to cut, in the lengths of the page: about the value, and inside the page. */
function cutOf({ page, place }: ShownPlace) {
  const wide = Math.min(page.width, Math.max(place.height * (1 + 2 * around) * shape, place.width * 1.1))
  const high = wide / shape
  const within = (at: number, length: number, most: number) => Math.max(0, Math.min(at, most - length))
  return {
    x: within(place.x + place.width / 2 - wide / 2, wide, page.width),
    y: within(place.y + place.height / 2 - high / 2, high, page.height),
    wide,
    high,
  }
}

/** The piece of the invoice that holds a value, for screens without room for its page. The text is quoted below it. */
export function PageStrip({ page, place }: ShownPlace) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const pen = canvas?.getContext('2d')
      if (!pen) return
      const { x, y, wide, high } = cutOf({ page, place })
      const dots = page.picture.width / page.width
      pen.globalCompositeOperation = 'source-over'
      pen.drawImage(
        page.picture,
        ...([x * dots, y * dots, wide * dots, high * dots] as const),
        ...([0, 0, width, width / shape] as const),
      )
      const scale = width / wide
      pen.globalCompositeOperation = 'multiply'
      pen.fillStyle = '#ffe9a8'
      pen.fillRect(
        (place.x - x) * scale,
        (place.y - y) * scale,
        place.width * scale,
        place.height * 1.2 * scale,
      )
    },
    [page, place],
  )
  return (
    <span aria-hidden="true">
      <canvas ref={draw} className={styles.strip} width={width} height={width / shape} />
    </span>
  )
}
