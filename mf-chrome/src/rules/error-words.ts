import { type ContentRecord, recordOf, recordsOf, textOf } from './records'

/** Words of the error page. */
interface ErrorWords {
  readonly title: string
  readonly text: string
  /** Text of the way home; maintenance has none, because there is nowhere to go. */
  readonly button?: string
}

const failure = (item: ContentRecord): ErrorWords => ({
  title: textOf(item.title) ?? 'Oooops, algo correu mal!',
  text:
    textOf(item.text) ?? 'Ocorreu um erro inesperado. Esta página não se encontra disponível neste momento.',
  button: textOf(item.button) ?? 'Voltar ao início',
})

const maintenance = (item: ContentRecord): ErrorWords => ({
  title: textOf(item.maintenanceTitle) ?? 'Encontramo-nos em manutenção',
  text: textOf(item.maintenanceText) ?? 'Estamos a trabalhar para voltar ao funcionamento normal.',
})

/** The `errorPage` list of the layout story; without a story, as when it could not be had, the words are ours. */
export function readErrorWords(content: unknown, variant: string | undefined): ErrorWords {
  const [item = {}] = recordsOf(recordOf(content).errorPage)
  return variant === 'maintenance' ? maintenance(item) : failure(item)
}
