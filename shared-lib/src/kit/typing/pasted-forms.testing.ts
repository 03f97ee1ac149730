import type { Mask } from './masks'
import pasted from './testing/pasted-forms.json' with { type: 'json' }

const invisible = '\u202a\u200e\u200b\ufeff\u00ad'
const dashes = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d']
const blanks = [...' \u00a0\u2007\u2009\u202f\u3000']

const fullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))

/** A text with its parts joined in every way that a program writes a dash or a blank, and with invisible characters. */
const joined = (parts: readonly string[]) => [
  ...dashes.map((dash) => parts.join(dash)),
  ...dashes.map((dash) => parts.join(` ${dash} `)),
  ...blanks.map((blank) => parts.join(blank)),
]
const dressed = (text: string) => [
  ...blanks.flatMap((blank) => [blank + text, text + blank]),
  ...[...invisible].flatMap((mark) => [
    mark + text,
    text + mark,
    `${text.slice(0, 3)}${mark}${text.slice(3)}`,
  ]),
  `\u202a${text}\u202c`,
  fullWidth(text),
]

interface Forms {
  /** With blanks, invisible marks and wide digits around and inside. */
  readonly dressed?: readonly string[]
  /** Parts, with every dash and blank between them. */
  readonly joined?: readonly (readonly string[])[]
  /** Parts, with every blank between them. */
  readonly spaced?: readonly (readonly string[])[]
  readonly written?: readonly string[]
}

const formsOf = ({ dressed: plain = [], joined: parts = [], spaced = [], written = [] }: Forms) => [
  ...plain.flatMap(dressed),
  ...parts.flatMap(joined),
  ...spaced.flatMap((some) => blanks.map((blank) => some.join(blank))),
  ...written,
]

const formsBy = (values: Readonly<Record<string, Forms>>) =>
  Object.fromEntries(Object.entries(values).map(([value, forms]) => [value, formsOf(forms)]))

const { phone, postal, date, month, plate, nif, number } = pasted.forms

/** What people type and paste, by kind: the value that it is, as its field keeps it, and the forms that it comes in. */
export const pastedForms: Readonly<Record<Mask, Readonly<Record<string, readonly string[]>>>> = {
  phone: formsBy(phone),
  postal: formsBy(postal),
  date: formsBy(date),
  month: formsBy(month),
  plate: formsBy(plate),
  nif: formsBy(nif),
  number: formsBy(number),
}

/** Invalid texts of a kind, however close: they keep their mistake, and the field reports it. */
export const wrongForms: Readonly<Record<Mask, readonly string[]>> = pasted.wrong
