/** Widths of the window, in pixels, for which images come in a size of their own. */
export const screens = { xs: 420, sm: 560, md: 768, lg: 1024, xl: 1200, xxl: 1536 } as const
export const densities = [1, 2] as const
export const quality = 80
export const format = 'webp'

export interface ImagePreset {
  /** Width of the image's place in a wide window, in pixels of the page. */
  readonly width: number
  /** The place has this width in every window; other places shrink with the window. */
  readonly fixed?: boolean
  /** Cut to a square around its focal point, else around the middle. */
  readonly square?: boolean
  /** From edge to edge of a narrow window, without gutters. */
  readonly bleed?: boolean
}

export const imagePresets = {
  column: { width: 680 },
  page: { width: 1160 },
  window: { width: screens.xxl, bleed: true },
  logo: { width: 160, fixed: true },
  portrait: { width: 72, fixed: true, square: true },
} as const satisfies Readonly<Record<string, ImagePreset>>

export type PresetName = keyof typeof imagePresets

/** Throws for a name that is not a preset: an image of an unknown size would not be found. */
export function presetNamed(name: string): ImagePreset {
  if (!Object.hasOwn(imagePresets, name)) throw new Error(`Unknown image preset "${name}"`)
  return imagePresets[name as PresetName]
}

/** The widths, in pixels of the file, in which an image of this preset is offered; smallest first. */
export function widthsOf({ width, fixed }: ImagePreset): readonly number[] {
  const places = fixed ? [width] : [...Object.values(screens).filter((screen) => screen < width), width]
  const widths = places.flatMap((place) => densities.map((density) => place * density))
  return [...new Set(widths)].sort((one, other) => one - other)
}
