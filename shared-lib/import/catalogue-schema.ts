// JSON Schema of a catalogue that an operator hands in: what every product's offers have in common. It is the file's
// documentation as well: `npm run import:<product>` prints what does not fit it, with the place.

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
export const text = { type: 'string', minLength: 1, maxLength: 300 } as const
export const euros = { type: 'number', minimum: 0, maximum: 10_000_000 } as const
/** As banks write it: 3.25 is 3,25 %. */
export const percent = { type: 'number', minimum: 0, maximum: 100 } as const
export const count = (least: number, most: number) =>
  ({ type: 'integer', minimum: least, maximum: most }) as const
export const oneOf = (...values: readonly string[]) => ({ enum: values }) as const
/** One of these, with the words that an editor chooses by: `names` is a keyword of ours. */
export const oneNamed = (names: Readonly<Record<string, string>>) =>
  ({ enum: Object.keys(names), names }) as const
export const webPage = { type: 'string', pattern: '^https://[^\\s]+$', maxLength: 500 } as const
/** A member with the title that an editor reads next to it. */
export const titled = <Of extends object>(title: string, schema: Of) => ({ ...schema, title })

type Properties = Readonly<Record<string, unknown>>
/** An object that has these members, may have those, and no other: a name typed wrong is found. */
export const record = (required: Properties, optional: Properties = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
})

const evidence = record(
  {
    /** Day on which the price held; the first of the month where only the month is known. */
    asOf: day,
    /** Keys of the catalogue's `sources`. */
    sources: { type: 'array', minItems: 1, uniqueItems: true, items: text },
    /** Letters as everywhere: `src/dated/confidence.ts`. */
    confidence: oneOf('A', 'B', 'C', 'D'),
  },
  {
    /** Last day on which it can be taken. */
    until: day,
    /** Doubt to show to visitors, in Portuguese. */
    doubt: text,
  },
)

/** One offer of a product, around the members that only its offers have. */
export const offerSchema = (required: Properties, optional: Properties = {}) =>
  record({ id: { type: 'string', pattern: '^[a-z0-9-]{3,60}$' }, evidence, ...required }, optional)

/** The catalogue of one product, around the members that only its offers have. */
export const catalogueSchema = (required: Properties, optional: Properties) =>
  record(
    {
      /** Newest day of the prices. */
      asOf: day,
      /** The line below the list, in Portuguese. */
      credit: text,
      sources: {
        type: 'object',
        minProperties: 1,
        additionalProperties: record(
          { title: text, dated: { type: 'string', pattern: '^\\d{4}(-\\d{2}){0,2}$' } },
          { url: webPage },
        ),
      },
      offers: {
        type: 'array',
        minItems: 1,
        maxItems: 5_000,
        items: offerSchema(required, optional),
      },
    },
    { $schema: text },
  )
