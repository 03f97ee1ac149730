import { isIsoDate } from 'shared-lib/rules/dates/iso-date'

/** A figure that a text names instead of typing it: `{{figure credit.maximum-taeg.cards | value}}`. */
export interface FigureReference {
  /** Id of the figure, and the key of one of its lines where it has several: `credit.maximum-taeg.cards`. */
  readonly id: string
  /** The line by its Portuguese label instead: `Continente`; '' for none. */
  readonly label: string
  /** Form of the text, see `figureForms`; undefined for the words of the list of figures. */
  readonly form?: string
  /** Another day than that of the page: a value of history. */
  readonly on?: string
}

/** Forms of a figure's text, by the word after `|`, with their names for editors. */
export const figureForms = {
  value: 'Só o valor com a unidade: 920 €',
  number: 'Só o número: 920',
  date: 'O dia desde o qual vale: 1 de janeiro de 2026',
  month: 'O mês desde o qual vale: janeiro de 2026',
  year: 'O ano desde o qual vale: 2026',
  quarter: 'O trimestre desde o qual vale: 4.º trimestre de 2026',
  until: 'O último dia em que vale: 31 de dezembro de 2026',
  dated: 'O valor e desde quando: 920 € por mês, desde 1 de janeiro de 2026',
  limit: 'O valor que está no nome da linha, ou depois de «até»: «Até 106.346 €» dá 106.346 €',
} as const

export type FigureForm = keyof typeof figureForms

export const isFigureForm = (form: string): form is FigureForm => Object.hasOwn(figureForms, form)

/** A text that begins like a reference, misspelt (`{{figura …}}`, `{figure …}`) or unfinished: no page ever shows one. */
const written =
  /\{\{\s*figure\b([^{}]*)\}\}|\{\{[^{}]*\}\}|\{\{\s*[\p{L}\d]*(?:\s+[\w.-]+)?|\{\s*(?:figur|n[uú]mero\s)[^{}]*\}/giu

export interface WrittenReference {
  /** As written in the text, braces included. */
  readonly text: string
  readonly at: number
  /** Undefined where it cannot be read. */
  readonly reference: FigureReference | undefined
}

/** Reads the words between the braces, without `figure`, in the form that the block stores too. */
export function readReference(words: string): FigureReference | undefined {
  const [what = '', ...how] = words.split('|').map((part) => part.trim().replace(/\s+/g, ' '))
  const [, id, label = ''] = /^([\w-]+(?:\.[\w-]+)+)(?: (.+))?$/.exec(what) ?? []
  const on = how.find(isIsoDate)
  const [form, ...more] = how.filter((part) => part !== on)
  if (id === undefined || more.length > 0 || form === '') return undefined
  return { id, label, ...(form !== undefined && { form }), ...(on !== undefined && { on }) }
}

/** Every reference in a text, in reading order. */
export const referencesIn = (text: string): readonly WrittenReference[] =>
  text.includes('{')
    ? [...text.matchAll(written)].map(({ 0: whole, 1: words, index }) => ({
        text: whole,
        at: index,
        reference: words === undefined ? undefined : readReference(words),
      }))
    : []
