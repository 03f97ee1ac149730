import { useState, useSyncExternalStore } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Select } from 'shared-lib/kit/ui/select/select'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { policyText } from 'shared-lib/platform/generators/snippets'
import styles from './embed-generator.module.css'
import type { Embeddable, EmbedField } from './embeddable'
import { Snippet } from './snippet'
import { blockSnippet, type EmbedChoice, frameAddress, frameSnippet, pageLooks, tagSnippet } from './snippets'

interface EmbedGeneratorProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly calculators: readonly Embeddable[]
}

const widths = [
  { value: '', label: 'Toda a largura da coluna' },
  { value: '360', label: '360 px' },
  { value: '480', label: '480 px' },
  { value: '720', label: '720 px' },
]

const looks = [
  { value: 'light', label: 'Clara' },
  { value: 'dark', label: 'Escura' },
  { value: 'auto', label: 'Clara ou escura, como a página à volta' },
]

const colourOf = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

const never = () => () => {}
/** Known in the browser alone: the server answers under several names. */
const useSite = (apiUrl: string) =>
  useSyncExternalStore(
    never,
    () => apiUrl || location.origin,
    () => apiUrl,
  )

/** Choose a calculator, its colour, width and inputs; preview it; copy the code. */
export function EmbedGenerator({ calculators, location: place, shell }: EmbedGeneratorProps) {
  const given = new URLSearchParams(place?.query)
  const [slug, setSlug] = useState(given.get('calculadora') ?? '')
  const [colour, setColour] = useState(given.get('cor') ?? '')
  const [button, setButton] = useState(given.get('botao') ?? '')
  const [width, setWidth] = useState(given.get('largura') ?? '')
  const [look, setLook] = useState(given.get('fundo') ?? '')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const site = useSite(shell.apiUrl)
  const chosen = calculators.find((one) => one.slug === slug) ?? calculators[0]
  if (!chosen) return <Missing siteUrl={shell.apiUrl} />

  const filled = chosen.fields.filter(({ attribute }) => values[attribute]?.trim())
  const choice: EmbedChoice = {
    tag: chosen.tag,
    page: `/simuladores/${chosen.slug}`,
    look: pageLooks.find((one) => one === look) ?? 'light',
    path: `/simuladores/embed/${chosen.slug}`,
    title: chosen.title,
    colour: colourOf(colour),
    button: colourOf(button),
    width: widths.some(({ value }) => value === width) && width !== '' ? Number(width) : undefined,
    height: chosen.height,
    values: Object.fromEntries(filled.map(({ attribute }) => [attribute, values[attribute] ?? ''])),
  }
  const address = frameAddress(
    choice,
    Object.fromEntries(
      filled.flatMap(({ attribute, parameter }) => (parameter ? [[parameter, values[attribute] ?? '']] : [])),
    ),
  )
  return (
    <div className={styles.generator}>
      <header className={styles.head}>
        <h1>Leva um simulador para a tua página</h1>
        <p>Escolhe e copia o código: é gratuito, não pede chave e não mede quem te visita.</p>
        <p>
          Queres os resultados num programa teu?{' '}
          <a href={`${shell.apiUrl}/programadores`}>Usa a API dos simuladores</a>. Dúvidas?{' '}
          <a href={`${shell.apiUrl}/programadores/parceiros`}>Guia para parceiros</a>.
        </p>
      </header>
      <form className={styles.form} method="get" action={place?.path} aria-label="O que queres incorporar">
        <Select
          name="calculadora"
          label="Simulador"
          options={calculators.map(({ slug: value, title }) => ({ value, label: title }))}
          value={chosen.slug}
          onChange={(value) => {
            setSlug(value ?? '')
            setValues({})
          }}
        />
        <Colour
          name="cor"
          label="Cor"
          hint="Seis algarismos hexadecimais, por exemplo 7a1f5c. Sem valor, a nossa. Se não se ler bem, a tag usa uma parecida e a moldura a nossa."
          text={colour}
          onChange={setColour}
        />
        <Colour
          name="botao"
          label="Cor do botão principal"
          hint="Só na tag, em qualquer tom. Sem valor, a cor de cima."
          text={button}
          onChange={setButton}
        />
        <Select
          name="largura"
          label="Largura"
          options={widths}
          value={width}
          onChange={(value) => setWidth(value ?? '')}
        />
        <Select
          name="fundo"
          label="A tua página é"
          hint="Só na tag."
          options={looks}
          value={choice.look}
          onChange={(value) => setLook(value ?? '')}
        />
        <Details summary="O que já vem preenchido">
          <div className={styles.values}>
            {chosen.fields.map((field) => (
              <Value
                key={chosen.tag + field.attribute}
                field={field}
                text={values[field.attribute] ?? ''}
                onChange={(text = '') => setValues({ ...values, [field.attribute]: text })}
              />
            ))}
          </div>
        </Details>
        <noscript>
          <Button type="submit">Mostrar o código</Button>
        </noscript>
      </form>
      <div className={styles.out}>
        {!shell.apiUrl && (
          <noscript>
            Sem JavaScript, escreve o endereço deste site antes de cada «/» e, na Content-Security-Policy,
            depois de cada nome.
          </noscript>
        )}
        <Snippet title="Tag, para qualquer página" code={tagSnippet(choice, site)} />
        <Snippet title="Moldura (iframe)" code={frameSnippet(choice, address, site)} />
        <Snippet title="Bloco de Storyblok" code={blockSnippet(choice)} />
        <Snippet
          title="Content-Security-Policy"
          about="Se a tua página já tem uma, acrescenta-lhe isto. O último é só para a moldura."
          code={policyText(site)}
        />
      </div>
      <section className={styles.preview}>
        <h2>Como fica</h2>
        <iframe
          src={shell.apiUrl + address}
          title={`Pré-visualização: ${chosen.title}`}
          height={720}
          loading="lazy"
        />
      </section>
    </div>
  )
}

/** Shown when the list of calculators could not be loaded. */
const Missing = ({ siteUrl }: { siteUrl: string }) => (
  <p>
    O gerador não abriu. <a href={`${siteUrl}/simuladores`}>Ver os simuladores</a>
  </p>
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
