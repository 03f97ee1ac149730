import { Clock, SearchX } from 'lucide-react'
import { formatNumber } from 'shared-lib/money/format-number'
import { Button } from 'shared-lib/ui/button/button'
import { maxSimpleKva } from '../parameters/contracted-power'
import { ActiveFilters } from './active-filters'
import styles from './empty-view.module.css'
import type { ResultsData } from './results.load'
import { questionFrom, type ResultsQuery } from './results-query'

interface EmptyViewProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
  readonly edit: string
}

/** No row: because a figure is missing that nobody can assume, or because of the filters. */
export const EmptyView = ({ data, view, edit }: EmptyViewProps) =>
  data.notes.includes('tri-needs-split') ? (
    <section className={styles.empty}>
      <span className={styles.icon}>
        <Clock size={28} aria-hidden="true" />
      </span>
      <h1>Falta saber quanto gastas em cada período</h1>
      <p>
        As tarifas tri-horárias
        {data.home.kva > maxSimpleKva && `, as únicas acima de ${formatNumber(maxSimpleKva)} kVA,`} têm preços
        de ponta, cheias e vazio. Cada casa divide o consumo à sua maneira: o teu está na fatura, em kWh.
      </p>
      <div className={styles.row}>
        <Button kind="main" href={questionFrom(view, 'fatura-eletricidade')}>
          Indicar os kWh da fatura
        </Button>
        <Button kind="quiet" href={edit}>
          Alterar respostas
        </Button>
      </div>
      <ActiveFilters view={view} providers={data.providers} />
    </section>
  ) : (
    <section className={styles.empty}>
      <span className={styles.icon}>
        <SearchX size={28} aria-hidden="true" />
      </span>
      <h1>Nenhuma oferta passa nestes filtros</h1>
      <p>Tira um filtro, ou muda o horário, e atualiza a lista.</p>
      <ActiveFilters view={view} providers={data.providers} />
      <Button href={edit}>Alterar respostas</Button>
    </section>
  )
