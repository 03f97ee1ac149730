import { useEffect, useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { askedFields, readAnswers } from 'shared-lib/kit/funnel/flow'
import { addressOf, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { carInsurance, verdictPath } from 'shared-lib/kit/proposal/products'
import { RequestSheet } from 'shared-lib/kit/proposal/ui/request-sheet'
import { detailsAddress } from 'shared-lib/kit/results/flow-links'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { renewalNotice } from '../../data/parameters/contract-rules'
import { type InsuranceAnswers, insuranceFields, startOf } from '../../fields'
import { stopBy } from '../../rules/contract-days'
import { covers } from '../../rules/covers'
import { briefOf } from '../../rules/insurance.notebook'
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

/** A policy that ends has to be stopped in time: quotes are asked before that day, where it is still to come. */
function askBy({ insuranceExpiryDate }: InsuranceAnswers, today: IsoDate): IsoDate | undefined {
  const notice = tryValueOn(renewalNotice, today)
  if (!insuranceExpiryDate || notice === undefined) return undefined
  const day = stopBy(insuranceExpiryDate, notice)
  return day > today ? day : undefined
}

/** `/seguros/pedido-de-proposta`: one sheet for every insurer. What is personal comes from this device, never the address. */
export function BriefScreen({ location, today }: Pick<WidgetProps, 'location' | 'today'>) {
  const raw = readQuery(flow, location?.query ?? '')
  const [personal, setPersonal] = useState<RawAnswers>({})
  useEffect(() => setPersonal(sessionDraft(flow.name).read()), [])
  const all = { ...raw, ...personal }
  const asked = new Map(askedFields(flow, all).map((one) => [one.name, one]))
  const answers = readAnswers(flow, all)
  const start = startOf(answers)
  const day = toIsoDate(today)
  const isAnswered = Object.keys(raw).length > 0
  const words = (name: keyof typeof insuranceFields) => {
    const one = asked.get(name)
    return one?.value === undefined ? '' : wordsOf(one.field, one.value)
  }
  const wanted = briefOf(answers.insuranceType ?? 'mandatory').map((key) => covers[key].label)
  const begins = start ? `, a começar a ${formatDatePt(start)}` : ''
  const vehicle = answers.product === 'motorbike' ? 'uma mota' : 'um carro'
  return (
    <RequestSheet
      heading="Pedido de proposta de seguro"
      companies="seguradoras"
      message={`Bom dia. Quero uma proposta de seguro para ${vehicle}${begins}, com: ${wanted.join(', ').toLowerCase()}. Enviem-me por favor o total do ano com impostos, pago de uma vez e todos os meses, e a franquia e o capital de cada cobertura. Até quando vale a proposta? Obrigado.`}
      questions={briefQuestions}
      verdictPath={verdictPath(carInsurance)}
      searchPath={isAnswered ? detailsAddress(flow, raw) : flow.path}
      product="seguro"
      until={askBy(answers, day)}
      today={day}
      siteUrl=""
      ways={
        location && (
          <Button kind="quiet" href={isAnswered ? addressOf(flow, flow.done, raw) : flow.path}>
            {isAnswered ? 'Voltar aos resultados' : 'Responder às perguntas'}
          </Button>
        )
      }
    >
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
          {wanted.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <dl className={styles.lines}>{emptyLines(wishes)}</dl>
      </section>
    </RequestSheet>
  )
}
