import { ArrowRight, ExternalLink } from 'lucide-react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery, stepAddress } from 'shared-lib/funnel/funnel-address'
import { journeyStages } from 'shared-lib/funnel/journey'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { Stages } from 'shared-lib/ui/stages/stages'
import { monthsUntil } from '../domain/contract-expiry'
import { telecomFunnel } from '../funnel/telecom.funnel'
import { freeExitRules, loyaltyLaw, loyaltyRules } from '../parameters/loyalty-law'
import { ExitCalculator } from './exit-calculator'
import { FreeExits } from './free-exits'
import { LoyaltyGuarantees } from './loyalty-guarantees'
import styles from './results.module.css'

/** ANACOM's comparison of tariffs, the official one. */
const comEscolha = 'https://www.anacom.pt/tarifarios/PaginaInicial.do'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  /** Query string of the page. */
  readonly query: string
}

/** `/tv-net-voz/resultados`: the call, since prices depend on the address, and what the law guarantees meanwhile. */
export function ResultsScreen({ query, shell, today }: ResultsScreenProps) {
  const raw = readQuery(telecomFunnel, query)
  const day = toIsoDate(today)
  const [rules, exits] = [tryValueOn(loyaltyRules, day), tryValueOn(freeExitRules, day)]
  const { contractExpiry, expirationDate: lastDay } = readAnswers(telecomFunnel, raw)
  const { company } = shell
  return (
    <div className={styles.results}>
      <Stages stages={journeyStages} current={1} />
      <section className={styles.main}>
        <h1>Recebe propostas de TV, net e voz para a tua morada</h1>
        <p>
          O preço muda com a morada. Ligamos-te com as ofertas que existem na tua e o custo de cada uma até ao
          fim da fidelização. É isto que procuras:
        </p>
        <ul className={styles.answers}>
          {checkAnswers(telecomFunnel, raw).map(({ slug, answer }) => (
            <li key={slug}>{answer}</li>
          ))}
        </ul>
        <div className={styles.row}>
          <Button
            kind="main"
            href={addressOf(telecomFunnel, journeyAddresses(telecomFunnel).details, raw)}
            iconEnd={<ArrowRight size={20} />}
          >
            Quero que me liguem
          </Button>
          <Button kind="quiet" href={stepAddress(telecomFunnel, checkSlug, raw)}>
            Alterar respostas
          </Button>
        </div>
        <p>
          <ReachUs company={company} before="Se preferires, " after="." />
        </p>
      </section>
      <section className={styles.part}>
        <h2>Queres comparar preços agora?</h2>
        <p>
          A ANACOM, que regula as comunicações, tem um comparador gratuito com os tarifários que as operadoras
          comunicam.
        </p>
        <p>
          <a href={comEscolha} target="_blank" rel="noopener">
            Abrir o COM.escolha da ANACOM (abre noutro separador)
          </a>{' '}
          <ExternalLink size={16} aria-hidden="true" />
        </p>
      </section>
      {rules && <LoyaltyGuarantees rules={rules} />}
      {exits && <FreeExits rules={exits} />}
      {rules && contractExpiry !== 'none' && (
        <ExitCalculator rules={rules} monthsLeft={lastDay && monthsUntil(lastDay, day, rules.maxMonths)} />
      )}
      <p className={styles.small}>
        É um resumo da{' '}
        <a href={loyaltyLaw} target="_blank" rel="noopener">
          Lei n.º 16/2022, de 16 de agosto (abre noutro separador)
        </a>
        , artigos 131.º a 138.º. Em caso de dúvida, valem a lei e o teu contrato.
      </p>
    </div>
  )
}
