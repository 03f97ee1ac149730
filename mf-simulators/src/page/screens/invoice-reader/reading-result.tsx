import { useRef, useState } from 'react'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { andList } from 'shared-lib/rules/text/list-words'
import { energyAddress } from '../../../rules/invoice/energy-address'
import { type FieldName, type FieldTexts, fieldsFor } from '../../../rules/invoice/invoice-fields'
import { evidenceText } from './evidence-text'
import { fieldWords } from './field-words'
import { FoundFields } from './found-fields'
import { InvoicePages } from './invoice-pages'
import pageStyles from './invoice-pages.module.css'
import styles from './invoice-reader.module.css'
import type { InvoiceReading } from './invoice-reading'

interface ReadingResultProps {
  readonly file: string
  readonly reading: InvoiceReading
  readonly texts: FieldTexts
  readonly onChange: (name: FieldName, text: string) => void
  /** Origin of the site, '' on the site itself. */
  readonly siteUrl: string
}

/** Few enough that the file is no energy invoice, or cannot be read. */
const isNothing = ({ fields }: InvoiceReading) => !fields.energyType

const values = (count: number) => (count === 1 ? '1 valor' : `${count} valores`)

function summaryOf({ fields }: InvoiceReading, texts: FieldTexts) {
  const names = fieldsFor(texts)
  const found = names.filter((name) => fields[name])
  const missing = names.filter((name) => !fields[name]).map((name) => fieldWords[name].label.toLowerCase())
  const unsure = found.filter((name) => fields[name]?.confidence === 'check').length
  return {
    found: `Encontrámos ${values(found.length)} na tua fatura.${unsure > 0 ? ` Confirma ${unsure === 1 ? 'o que está assinalado' : `os ${unsure} assinalados`}.` : ''}`,
    missing: missing.length > 0 ? `Não encontrámos: ${andList(missing)}.` : '',
  }
}

export function ReadingResult({ file, reading, texts, onChange, siteUrl }: ReadingResultProps) {
  const [current, look] = useState<FieldName>()
  const room = useRef<HTMLDivElement>(null)
  if (isNothing(reading))
    return (
      <Notice tone="warn" title="Não encontrámos valores de energia neste ficheiro" live>
        <p>
          {reading.pictured
            ? 'A imagem pode estar escura, tremida ou cortada. Tenta uma fotografia de cima, com luz, ou o PDF da fatura.'
            : 'Confirma se é uma fatura de eletricidade ou de gás natural.'}
        </p>
        <div className={styles.action}>
          <Button href={`${siteUrl}/energia/simular`}>Responder às perguntas</Button>
        </div>
      </Notice>
    )
  const summary = summaryOf(reading, texts)
  return (
    <section className={styles.result} aria-label="O que a tua fatura diz">
      <div role="status">
        <h2>O que lemos em {file}</h2>
        <p>{summary.found}</p>
        {summary.missing && <p className={styles.missing}>{summary.missing}</p>}
      </div>
      {reading.pictured && (
        <Notice tone="warn">
          <p>Lemos letras de uma imagem: confirma os algarismos um a um.</p>
        </Notice>
      )}
      {reading.networksApart && (
        <Notice tone="warn">
          <p>
            A fatura mostra o acesso às redes à parte. Se ele se soma ao preço da energia, escreve a soma dos
            dois.
          </p>
        </Notice>
      )}
      <div className={pageStyles.beside} ref={room}>
        <InvoicePages
          pages={reading.pages}
          names={fieldsFor(texts)}
          found={reading.fields}
          current={current}
          onPick={(name) => room.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
        />
        <FoundFields
          found={reading.fields}
          pages={reading.pages}
          texts={texts}
          onChange={onChange}
          onLook={look}
        />
      </div>
      <div className={styles.compare}>
        <Button kind="main" full href={siteUrl + energyAddress(texts, reading.fields)}>
          Comparar com estes valores
        </Button>
        <p className={styles.hint}>
          Seguem só estas respostas: nem a fatura, nem o teu nome, nem o CPE. A seguir perguntamos só o que
          faltar.
        </p>
      </div>
      {reading.also.length > 0 && (
        <dl className={styles.also}>
          {reading.also.map(({ label, text, evidence }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text} <span className={styles.evidence}>{evidenceText(evidence)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
