/** The focal point, in pixels of the file. */
export interface Focus {
  readonly x: number
  readonly y: number
  /** As the content service writes it, `x1xy1:x2xy2`. */
  readonly text: string
}

/** The focal point of an asset. https://www.storyblok.com/docs/api/image-service/operations/focal-point */
export function readFocus(value: unknown): Focus | undefined {
  const match =
    typeof value === 'string' ? /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(value.trim()) : null
  if (!match) return undefined
  const [text, left, top, right, bottom] = match
  return { x: (Number(left) + Number(right)) / 2, y: (Number(top) + Number(bottom)) / 2, text }
}

/** Parts of a picture that a crop can keep: few, so that requests cannot cause endless crops of one file. */
export const parts = {
  nw: 'left top',
  n: 'top',
  ne: 'right top',
  w: 'left',
  e: 'right',
  sw: 'left bottom',
  s: 'bottom',
  se: 'right bottom',
} as const
export type Part = keyof typeof parts | ''

const third = (at: number, whole: number, [low, high]: readonly [string, string]) =>
  at < whole / 3 ? low : at > (whole * 2) / 3 ? high : ''

/** The part of a picture of this size that holds its focus, '' for the middle. */
export const partOf = (
  focus: Focus | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Part =>
  focus ? (`${third(focus.y, height, ['n', 's'])}${third(focus.x, width, ['w', 'e'])}` as Part) : ''
