/** One of a tag's looks that a page may ask for: documentation, manifest, generator and style sheets take it from here. English. */
interface Look {
  /** Its meaning, for the documentation. */
  readonly is: string
  /** The case that the page leaves it out. */
  readonly leftOut: string
}

/** Custom properties of every tag, set on it or on anything around it. `styles/theming.css` derives the used values. */
export const looks = {
  '--qp-brand': {
    is: 'links, icons, marks and their softer shades; one too pale to be read is darkened (on a dark tag: lightened)',
    leftOut: 'ours',
  },
  '--qp-accent': {
    is: 'the button that goes on, in any colour',
    leftOut: '`--qp-brand`',
  },
  '--qp-on-brand': {
    is: 'words on `--qp-brand`',
    leftOut: 'black or white, whichever is read better',
  },
  '--qp-on-accent': {
    is: 'words on `--qp-accent`',
    leftOut: '`--qp-on-brand`, else black or white, whichever is read better',
  },
  '--qp-ground': {
    is: 'behind the whole tag and its fields; light, and dark with `theme="dark"`: what lies between is brought there',
    leftOut: 'the page shows through, and fields are white; with `theme="dark"` ours',
  },
  '--qp-ink': {
    is: 'words; the softer ones and the edges of fields lie between it and the ground',
    leftOut: 'ours',
  },
  '--qp-line': { is: 'thin lines between things', leftOut: 'between ink and ground' },
  '--qp-corners': {
    is: 'radius of fields, cards and buttons, e.g. `4px`',
    leftOut: 'ours',
  },
  '--qp-padding': { is: 'between the ground’s edge and the tag', leftOut: '0' },
  '--qp-radius': { is: 'of the ground’s own corners', leftOut: '0' },
  '--qp-font': { is: 'a family that the page has loaded, or one of the device', leftOut: 'the device’s own' },
} as const satisfies Readonly<Record<`--qp-${string}`, Look>>

export type LookName = keyof typeof looks

/** Parts of every tag for `::part(…)`. The elements inside change with every version, so they are no parts. */
export const lookParts = { ground: 'the element behind everything, for a border or a shadow' } as const

/** Values of `theme`, an attribute of every tag. */
export const themes = {
  auto: 'our dark colours where the page around is dark, as its words show, and while that changes; the page’s own colours count',
  dark: 'our dark colours for everybody, on a page that is dark; the page’s own colours count',
} as const

/** The value of a `style` attribute: `--qp-brand: #7a1f5c; --qp-padding: 16px`. */
export const lookStyle = (values: Readonly<Partial<Record<LookName, string>>>): string[] =>
  (Object.keys(looks) as LookName[]).flatMap((name) => (values[name] ? [`${name}: ${values[name]}`] : []))
