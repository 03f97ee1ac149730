/** Pixels as a canvas gives them: four bytes each, rows from the top. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** How much darker ink is than the paper above and below it, of 255. */
const contrast = 20
/** Of the longest side: half the thickness of what still is a line, and the shortest run that is no part of a letter. */
const [reach, shortest] = [0.0025, 0.015]

/**
 * Wipes the lines of tables from a picture: where they are not quite level, letters on them are misread. What is dark
 * between lighter paper above and below, for longer than any stroke of a letter, becomes as light as that paper.
 */
export function wipeRuledLines({ data, width, height }: Pixels): void {
  const longest = Math.max(width, height)
  const away = Math.max(2, Math.round(longest * reach)) * width
  const run = Math.round(longest * shortest)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = ((data[4 * at] ?? 0) * 77 + (data[4 * at + 1] ?? 0) * 151 + (data[4 * at + 2] ?? 0) * 28) >> 8
  const shade = (at: number) => grey[at] ?? 0
  const isThin = (at: number) => Math.min(shade(at - away), shade(at + away)) - shade(at) >= contrast
  const wipe = (from: number, to: number) => {
    for (let at = from; at < to; at++)
      for (let channel = 4 * at; channel < 4 * at + 3; channel++)
        data[channel] = ((data[channel - 4 * away] ?? 0) + (data[channel + 4 * away] ?? 0)) / 2
  }
  for (let row = away; row < grey.length - away; row += width) {
    let from = row
    for (let at = row; at <= row + width; at++) {
      if (at < row + width && isThin(at)) continue
      if (at - from >= run) wipe(from, at)
      from = at + 1
    }
  }
}
