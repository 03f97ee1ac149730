import type { Finding, RuleName } from './finding'

export const ruleTitles: Readonly<Record<RuleName, string>> = {
  tag: 'Etiqueta',
  alt: 'Texto alternativo',
  link: 'Ligação',
  file: 'Ficheiro',
  'credit-rate': 'Taxa de crédito',
  'expired-figure': 'Valor fora de prazo',
  figure: 'Número',
  'script-budget': 'Peso',
  'heading-order': 'Títulos',
  'partner-offer': 'Oferta de parceiro',
  'owner-word': 'Palavra da empresa',
  voice: 'Palavras',
  'lawful-right': 'Direito da lei',
  'rich-text': 'Texto',
  picture: 'Imagem',
  address: 'Endereço',
}

/** `body[2] section › body[0] image, campo title`; '' for the story as a whole. */
export const whereWords = ({ block, field }: Pick<Finding, 'block' | 'field'>): string =>
  [block, field && `campo ${field}`].filter(Boolean).join(', ')

/** `1 aviso`, `2 avisos`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `2 erros e 1 aviso`, `nada a corrigir`. */
export function countWords(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const parts = [
    ...(errors > 0 ? [counted(errors, 'erro', 'erros')] : []),
    ...(warnings > 0 ? [counted(warnings, 'aviso', 'avisos')] : []),
  ]
  return parts.join(' e ') || 'nada a corrigir'
}
