import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DesignToken {
  /** `--brand` */
  readonly name: string
  readonly value: string
}

export const tokenKinds = {
  colour: 'Cores',
  text: 'Tamanhos de letra',
  space: 'Espaços',
  radius: 'Cantos',
  shadow: 'Sombras',
} as const

export type TokenKind = keyof typeof tokenKinds

const kinds: Readonly<Record<TokenKind, RegExp>> = {
  colour: /^#/,
  text: /^--text-/,
  space: /^--s\d$/,
  radius: /^--radius-/,
  shadow: /^--(shadow|ring)/,
}

const tokensFile = join(import.meta.dirname, '../../../../shared-lib/src/kit/styles/tokens.css')

/** On our own pages `--rem` is 1rem and no page around us has a colour: shown as that. */
const plain = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replaceAll(' * var(--rem)', 'rem')
    .replace(/^calc\((\S+)\)$/, '$1')
    .replace(/^var\(--(?:qp|own)-[\w-]+, (.+)\)$/, '$1')
    .trim()

/** The tokens as the style sheet declares them, in its order. */
export function designTokens(kind: TokenKind): readonly DesignToken[] {
  const sheet = readFileSync(tokensFile, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const declared = [...(sheet.split('@media')[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return declared
    .map(([, name = '', value = '']) => ({ name, value: plain(value) }))
    .filter(({ name, value }) => kinds[kind].test(kind === 'colour' ? value : name))
}
