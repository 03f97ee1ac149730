/** Values of a template's placeholders. */
export interface Names {
  /** As typed, kebab-case: `green-loan`. */
  readonly name: string
  /** `greenLoan` */
  readonly camel: string
  /** `GreenLoan` */
  readonly pascal: string
  /** Portuguese, in addresses: `credito-verde`. */
  readonly address: string
  /** Portuguese, in titles: `Crédito verde`. */
  readonly title: string
  /** Workspace that it is put in: `mf-credit`. */
  readonly home: string
  /** Folder of the workspace that a widget is put in: `src`, or its product's `src/home-loan`. */
  readonly place: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Every form of a name. Throws one sentence for a name that could be no tag. */
export function namesOf(name: string, { address = name, title = '', home = '', place = 'src' } = {}): Names {
  for (const [what, text] of Object.entries({ name, address }))
    if (!/^[a-z]+(-[a-z]+)*$/.test(text))
      throw new Error(`${what} "${text}" is not kebab-case like green-loan`)
  if (/['"\\<>`]/.test(title)) throw new Error(`title ${title}: without quotes and signs of code, please`)
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return {
    name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    address,
    title: title || capital(words.join(' ')),
    home,
    place,
  }
}
