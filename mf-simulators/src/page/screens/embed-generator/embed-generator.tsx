import { useState, useSyncExternalStore } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { policyText } from 'shared-lib/platform/generators/snippets'
import { EmbedForm } from './embed-form'
import styles from './embed-generator.module.css'
import { embedChoice, embedTexts } from './embed-texts'
import type { Embeddable } from './embeddable'
import { Snippet } from './snippet'
import { blockSnippet, frameSnippet, tagSnippet } from './snippets'

interface EmbedGeneratorProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly calculators: readonly Embeddable[]
}

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
  const [texts, setTexts] = useState(() => embedTexts(place?.query))
  const site = useSite(shell.apiUrl)
  const chosen = calculators.find(({ slug }) => slug === texts.calculadora) ?? calculators[0]
  if (!chosen) return <Missing siteUrl={shell.apiUrl} />

  const { choice, address } = embedChoice(chosen, texts)
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
      <EmbedForm
        calculators={calculators}
        chosen={chosen}
        look={choice.look}
        texts={texts}
        action={place?.path}
        onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))}
      />
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
