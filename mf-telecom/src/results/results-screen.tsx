import { ArrowRight, ExternalLink } from 'lucide-react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { addressOf, checkAnswers, readQuery, stepAddress } from 'shared-lib/funnel/funnel-address'
import { journeyStages } from 'shared-lib/funnel/journey'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import { Stages } from 'shared-lib/ui/stages/stages'
import { telecomFunnel } from '../funnel/telecom.funnel'
import { loyaltyRules } from '../parameters/loyalty-law'
import { ExitExample } from './exit-example'
import { LoyaltyGuarantees } from './loyalty-guarantees'
import styles from './results.module.css'

/** ANACOM's comparison of tariffs, the official one. */
const comEscolha = 'https://www.anacom.pt/tarifarios/PaginaInicial.do'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  /** Query string of the page. */
  readonly query: string
}

/** `/tv-net-voz/resultados`: no prices yet and why, what the law guarantees meanwhile, and the call. */
export function ResultsScreen({ query, shell, today }: ResultsScreenProps) {
  const raw = readQuery(telecomFunnel, query)
  const rules = tryValueOn(loyaltyRules, toIsoDate(today))
  const { company } = shell
  return (
    <div className={styles.results}>
      <Stages stages={journeyStages} current={1} />
      <section className={styles.main}>
        <h1>Ainda não mostramos preços de TV, net e voz</h1>
        <p>
          Só ordenamos ofertas com preço, data e fonte. Dos pacotes das operadoras encontrámos notícias
          soltas, de datas diferentes e sem a morada, que muda o preço. Com isso, uma lista seria inventada,
          por isso não a fazemos.
        </p>
        <p>
          Podemos pedir as propostas por ti: ligamos-te com ofertas para a tua morada e o custo de cada uma
          até ao fim da fidelização. É isto que procuras:
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
        {company.phone && (
          <p>
            Ou liga já para <a href={`tel:${company.phone}`}>{company.phoneText}</a>
            <span className={styles.hours}>
              {company.phoneHours} · {company.phoneCost}
            </span>
          </p>
        )}
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
      {rules && (
        <>
          <LoyaltyGuarantees rules={rules} />
          <ExitExample rules={rules} />
        </>
      )}
      <p className={styles.small}>
        Fonte: Lei n.º 16/2022, de 16 de agosto (Lei das Comunicações Eletrónicas), artigos 131.º e seguintes;
        regras dos encargos em vigor desde 13 de janeiro de 2023. Lida em março de 2026. É um resumo: o que
        conta é a lei e o teu contrato.
      </p>
    </div>
  )
}
