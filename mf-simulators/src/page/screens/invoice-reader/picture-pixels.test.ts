import { runsAcross } from './reading-direction'
import { type Pixels, wipeRuledLines } from './ruled-lines'

const [paper, ink] = [240, 30]

/** A picture of one shade per pixel, by the given rule. */
function drawn(width: number, height: number, isInk: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.fill(isInk(x, y) ? ink : paper, 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { data, width, height }
}

const shade = ({ data, width }: Pixels, x: number, y: number) => data[4 * (y * width + x)]

/** Strokes two pixels wide, no two letters alike, in lines six high that sink by so many pixels of a hundred. */
const letters = (x: number, y: number, slant = 0) => {
  const down = Math.floor(y + (x * slant) / 100)
  const stroke = Math.floor(x / 2) * 7919 + Math.floor(down / 12) * 104_729
  return down % 12 < 6 && stroke % 7 < 4
}

it.each([0, 3, 5])('detects which way lines run that sink by %i in a hundred', (slant) => {
  expect(runsAcross(drawn(300, 400, (x, y) => letters(x, y, slant)))).toBe(true)
  expect(runsAcross(drawn(400, 300, (x, y) => letters(y, x, slant)))).toBe(false)
})

it('wipes a long thin line, level or slightly sinking, and leaves letters', () => {
  const picture = drawn(
    1000,
    1000,
    (x, y) => y === 500 || Math.floor(x * 0.04) + 700 === y || (letters(x, y) && y < 400),
  )
  const before = drawn(1000, 1000, (x, y) => letters(x, y) && y < 400)
  wipeRuledLines(picture)
  expect(shade(picture, 400, 500)).toBe(paper)
  expect(shade(picture, 410, 716)).toBe(paper)
  for (let x = 0; x < 1000; x += 7) expect(shade(picture, x, 46)).toBe(shade(before, x, 46))
})

it('leaves what is thick', () => {
  const picture = drawn(1000, 1000, (_, y) => y >= 500 && y < 540)
  wipeRuledLines(picture)
  expect(shade(picture, 400, 520)).toBe(ink)
})
