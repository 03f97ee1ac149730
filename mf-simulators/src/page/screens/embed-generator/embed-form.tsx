import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Select } from 'shared-lib/kit/ui/select/select'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import styles from './embed-generator.module.css'
import { colourOf, type EmbedTexts, widths } from './embed-texts'
import type { Embeddable, EmbedField } from './embeddable'
import type { PageLook } from './snippets'

const looks = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Escura' },
  { value: 'auto', label: 'Clara ou escura, como a página à volta' },
]

interface EmbedFormProps {
  readonly calculators: readonly Embeddable[]
  readonly chosen: Embeddable
  readonly look: PageLook
  readonly texts: EmbedTexts
  readonly action: string | undefined
  onChange(changes: Partial<EmbedTexts>): void
}

export const EmbedForm = ({ calculators, chosen, look, texts, action, onChange }: EmbedFormProps) => (
  <form className={styles.form} method="get" action={action} aria-label="O que queres incorporar">
    <Select
      name="calculadora"
      label="Simulador"
      options={calculators.map(({ slug, title }) => ({ value: slug, label: title }))}
      value={chosen.slug}
      onChange={(calculadora = '') => onChange({ calculadora, values: {} })}
    />
    <Colour
      name="cor"
      label="Cor"
      hint="Seis algarismos hexadecimais, por exemplo 7a1f5c. Sem valor, a nossa. Se não se ler bem, a tag usa uma parecida e a moldura a nossa."
      text={texts.cor}
      onChange={(cor) => onChange({ cor })}
    />
    <Colour
      name="botao"
      label="Cor do botão principal"
      hint="Só na tag, em qualquer tom. Sem valor, a cor de cima."
      text={texts.botao}
      onChange={(botao) => onChange({ botao })}
    />
    <Select
      name="largura"
      label="Largura"
      options={widths}
      value={texts.largura}
      onChange={(largura = '') => onChange({ largura })}
    />
    <Select
      name="fundo"
      label="A tua página é"
      hint="Só na tag."
      options={looks}
      value={look}
      onChange={(fundo = '') => onChange({ fundo })}
    />
    <Details summary="O que já vem preenchido">
      <div className={styles.values}>
        {chosen.fields.map((field) => (
          <Value
            key={chosen.tag + field.attribute}
            field={field}
            text={texts.values[field.attribute] ?? ''}
            onChange={(text = '') => onChange({ values: { ...texts.values, [field.attribute]: text } })}
          />
        ))}
      </div>
    </Details>
    <noscript>
      <Button type="submit">Mostrar o código</Button>
    </noscript>
  </form>
)

interface ColourProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly text: string
  onChange(text: string): void
}

const Colour = ({ text, ...field }: ColourProps) => (
  <TextField
    {...field}
    required={false}
    value={text}
    maxLength={7}
    {...(text.trim() && !colourOf(text) && { error: 'Escreve seis algarismos, de 0 a 9 e de a a f' })}
  />
)

interface ValueProps {
  readonly field: EmbedField
  readonly text: string
  onChange(text: string | undefined): void
}

function Value({ field: { attribute, label, options, flag }, text, onChange }: ValueProps) {
  const known = flag ? [{ value: 'true', label: 'Sim' }] : options
  if (!known)
    return (
      <TextField
        name={attribute}
        label={label}
        required={false}
        value={text}
        onChange={onChange}
        maxLength={80}
      />
    )
  return (
    <Select
      name={attribute}
      label={label}
      required={false}
      placeholder="Por preencher"
      options={known}
      value={text}
      onChange={onChange}
    />
  )
}
