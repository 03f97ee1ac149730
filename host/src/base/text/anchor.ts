import { foldText } from './fold'

/** `Que potência preciso?` → `que-potencia-preciso`: where a link inside the page may lead. */
export const anchorOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
