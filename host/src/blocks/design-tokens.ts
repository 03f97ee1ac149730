import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DesignToken {
  /** `--brand` */
  readonly name: string
  readonly value: string
}

export const tokenKinds = ['colour', 'text', 'space', 'radius', 'shadow'] as const

export type TokenKind = (typeof tokenKinds)[number]

const kinds: Readonly<Record<TokenKind, RegExp>> = {
  colour: /^#/,
  text: /^--text-/,
  space: /^--s\d$/,
  radius: /^--radius-/,
  shadow: /^--(shadow|ring)/,
}

const tokensFile = join(import.meta.dirname, '../../../shared-lib/src/styles/tokens.css')

/** The tokens as the style sheet declares them, in its order. */
export function designTokens(kind: TokenKind): readonly DesignToken[] {
  const sheet = readFileSync(tokensFile, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const declared = [...(sheet.split('@media')[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)]
  return declared
    .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, value }) => kinds[kind].test(kind === 'colour' ? value : name))
}
