import type { Embeddable } from './embeddable'
import { type EmbedChoice, frameAddress, pageLooks } from './snippets'

/** What the form holds: texts by their name in the address, and what comes filled in, by attribute. */
export interface EmbedTexts
  extends Readonly<Record<'calculadora' | 'cor' | 'botao' | 'largura' | 'fundo', string>> {
  readonly values: Readonly<Record<string, string>>
}

export const widths = [
  { value: '', label: 'Toda a largura da coluna' },
  { value: '360', label: '360 px' },
  { value: '480', label: '480 px' },
  { value: '720', label: '720 px' },
]

export function embedTexts(query: string | undefined): EmbedTexts {
  const given = new URLSearchParams(query)
  const text = (name: string) => given.get(name) ?? ''
  return {
    calculadora: text('calculadora'),
    cor: text('cor'),
    botao: text('botao'),
    largura: text('largura'),
    fundo: text('fundo'),
    values: {},
  }
}

/** Six hexadecimal digits; undefined for anything else. */
export const colourOf = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

/** The embed that the texts choose, and the address of its framed page. */
export function embedChoice({ tag, slug, title, height, fields }: Embeddable, texts: EmbedTexts) {
  const { cor, botao, largura, fundo, values } = texts
  const filled = fields.flatMap((field) => {
    const text = values[field.attribute]
    return text?.trim() ? [{ ...field, text }] : []
  })
  const choice: EmbedChoice = {
    tag,
    page: `/simuladores/${slug}`,
    look: pageLooks.find((one) => one === fundo) ?? 'light',
    path: `/simuladores/embed/${slug}`,
    title,
    colour: colourOf(cor),
    button: colourOf(botao),
    width: widths.some(({ value }) => value === largura) && largura !== '' ? Number(largura) : undefined,
    height,
    values: Object.fromEntries(filled.map(({ attribute, text }) => [attribute, text])),
  }
  const asked = filled.flatMap(({ parameter, text }) => (parameter ? [[parameter, text]] : []))
  return { choice, address: frameAddress(choice, Object.fromEntries(asked)) }
}
