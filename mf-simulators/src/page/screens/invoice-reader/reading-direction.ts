import type { Pixels } from './ruled-lines'

const strips = 8

/** How much the shade changes from line to line of pixels, measured in strips so that a slight slant does not blur it. */
function changes(lines: number, length: number, shade: (line: number, at: number) => number): number {
  const strip = Math.floor(length / strips)
  let sum = 0
  for (let first = 0; first + strip <= length; first += strip) {
    let before = 0
    for (let line = 0; line < lines; line++) {
      let mean = 0
      for (let at = first; at < first + strip; at++) mean += shade(line, at)
      mean /= strip
      if (line > 0) sum += (mean - before) ** 2
      before = mean
    }
  }
  return sum / (lines * strips)
}

/** Whether the text of a picture runs across it, upright or on its head, and not up or down. */
export function runsAcross({ data, width, height }: Pixels): boolean {
  const shade = (x: number, y: number) => data[4 * (y * width + x) + 1] ?? 0
  const rows = changes(height, width, (y, x) => shade(x, y))
  const columns = changes(width, height, (x, y) => shade(x, y))
  return rows >= columns
}
