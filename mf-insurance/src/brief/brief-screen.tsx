import { useEffect, useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { NeedsScript } from 'shared-lib/explain/ui/needs-script'
import { wordsOf } from 'shared-lib/form/field-words'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { sessionDraft } from 'shared-lib/funnel/draft'
import { askedFields, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, readQuery } from 'shared-lib/funnel/funnel-address'
import { Printer } from 'shared-lib/icons'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import { covers } from '../domain/covers'
import { insuranceFields, startOf } from '../domain/insurance.fields'
import { briefOf } from '../domain/insurance.notebook'
import { insuranceFunnel } from '../funnel/insurance.funnel'
import { briefQuestions } from '../results/brief-questions'
import styles from './brief.module.css'

const flow = insuranceFunnel

/** Parts of the sheet: the names of answers, in the words of their fields; and lines that are filled in by hand. */
const parts: readonly {
  readonly title: string
  readonly names: readonly (keyof typeof insuranceFields)[]
  readonly byHand: readonly string[]
}[] = [
  {
    title: 'Veículo',
    names: ['product', 'licensePlate', 'makeModel', 'firstRegistration', 'yearlyKm', 'overnight'],
    byHand: ['Combustível', 'Cilindrada ou potência', 'Valor hoje'],
  },
  {
    title: 'Condutor',
    names: ['dateOfBirth', 'licenseDate', 'firstInsurance', 'claimFreeYears', 'recentClaims', 'postalCode'],
    byHand: ['Outros condutores habituais'],
  },
  {
    title: 'Hoje',
    names: ['insuranceExpiryDate', 'referenceValue', 'referencePeriod', 'referenceProvider'],
    byHand: [],
  },
  { title: 'Pagamento', names: ['paymentSplit'], byHand: ['Débito direto: sim ou não'] },
]

/** Labels for an insurer, where the question speaks to the visitor. */
const labels: Readonly<Partial<Record<keyof typeof insuranceFields, string>>> = {
  product: 'Tipo',
  firstInsurance: 'Primeiro seguro',
  claimFreeYears: 'Anos sem acidentes com culpa',
  recentClaims: 'Acidentes com culpa em 5 anos',
  referenceValue: 'Prémio atual, com impostos',
  referencePeriod: 'Período do prémio',
  referenceProvider: 'Seguradora atual',
  paymentSplit: 'Forma de pagamento',
}

const wishes = [
  'Capital de responsabilidade civil: mínimo legal ou 50 milhões',
  'Franquia: 0, 250, 500 ou 1.000 €',
  'Capital para vidros',
  'Assistência desde o quilómetro 0',
  'Dias de veículo de substituição',
  'Capital para o condutor',
]

/** Lines to be filled in by hand. */
const emptyLines = (labels: readonly string[]) =>
  labels.map((label) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd />
    </div>
  ))

/** `/seguros/pedido-de-proposta`: one sheet for every insurer. What is personal comes from this device, never the address. */
export function BriefScreen({ location, today }: Pick<WidgetProps, 'location' | 'today'>) {
  const raw = readQuery(flow, location?.query ?? '')
  const [personal, setPersonal] = useState<RawAnswers>({})
  useEffect(() => setPersonal(sessionDraft(flow.name).read()), [])
  const all = { ...raw, ...personal }
  const asked = new Map(askedFields(flow, all).map((one) => [one.name, one]))
  const answers = readAnswers(flow, all)
  const start = startOf(answers)
  const isAnswered = Object.keys(raw).length > 0
  const words = (name: keyof typeof insuranceFields) => {
    const one = asked.get(name)
    return one?.value === undefined ? '' : wordsOf(one.field, one.value)
  }
  return (
    <div className={`${layout.page} ${styles.sheet}`}>
      <h1>Pedido de proposta de seguro</h1>
      <p>
        {formatDatePt(toIsoDate(today))}. Por favor respondam com o mesmo que aqui está pedido
        {start && (
          <>
            , para começar a <strong>{formatDatePt(start)}</strong>
          </>
        )}
        .
      </p>
      <div className={layout.row}>
        <NeedsScript>
          <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
            Imprimir ou guardar em PDF
          </Button>
        </NeedsScript>
        {location && (
          <Button kind="quiet" href={isAnswered ? addressOf(flow, flow.done, raw) : flow.path}>
            {isAnswered ? 'Voltar aos resultados' : 'Responder às perguntas'}
          </Button>
        )}
      </div>
      {parts.map(({ title, names, byHand }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl className={styles.lines}>
            {names.map((name) => (
              <div key={name}>
                <dt>{labels[name] ?? insuranceFields[name].label}</dt>
                <dd>{words(name)}</dd>
              </div>
            ))}
            {emptyLines(byHand)}
          </dl>
        </section>
      ))}
      <section>
        <h2>Coberturas pedidas</h2>
        <ul className={layout.list}>
          {briefOf(answers.insuranceType ?? 'mandatory').map((key) => (
            <li key={key}>{covers[key].label}</li>
          ))}
        </ul>
        <dl className={styles.lines}>{emptyLines(wishes)}</dl>
      </section>
      <section>
        <h2>Sete perguntas</h2>
        <ol className={`${layout.list} ${styles.questions}`}>
          {briefQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
