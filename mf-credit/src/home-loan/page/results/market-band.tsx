import { percentOfDrawing } from 'shared-lib/kit/explain/percent-of-drawing'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { Percentiles } from '../../data/parameters/market'
import type { HomeLoanFound } from './home-loan.load'
import styles from './results.module.css'

const names: Readonly<Record<keyof Percentiles, string>> = {
  p10: 'o percentil 10',
  p25: 'o percentil 25',
  median: 'a mediana',
  p75: 'o percentil 75',
  p90: 'o percentil 90',
}

type Market = NonNullable<HomeLoanFound['market']>

/** `entre a mediana e o percentil 75`, and what that means at both ends. */
function placeWords({ above, below, kind, month }: Market) {
  const among = `das novas taxas ${kind === 'fixed' ? 'fixas' : 'variáveis'} de ${month}`
  if (!below) return `acima do percentil 90 ${among}: nove em cada dez contratos pagavam menos`
  if (!above) return `abaixo do percentil 10 ${among}: só um em cada dez contratos pagava menos`
  return `entre ${names[above]} e ${names[below]} ${among}`
}

/** A rate among those of new contracts: a position, never a promise. */
export function MarketBand({ market, whose }: { market: HomeLoanFound['market']; whose: string }) {
  if (!market) return null
  const { percentiles, rate } = market
  const { p10, p90, median } = percentiles
  const [low, high] = [Math.min(p10, rate) - 0.002, Math.max(p90, rate) + 0.002]
  const x = (value: number) => percentOfDrawing((value - low) / (high - low))
  const rows = Object.entries(names).flatMap(([key, name]) => {
    const value = percentiles[key as keyof Percentiles]
    return value === undefined ? [] : [{ name: name.replace(/^[oa] /, ''), value }]
  })
  const words = `${whose}, ${formatRatio(rate)}, está ${placeWords(market)}.`
  return (
    <section className={layout.part} data-not-offered="">
      <h2>Onde está a taxa no mercado</h2>
      <p>{words}</p>
      <Picture file="taxa-no-mercado">
        <svg className={styles.band} width="100%" height="56" role="img" aria-label={words}>
          <rect x={x(p10)} y="20" width={percentOfDrawing((p90 - p10) / (high - low))} height="16" rx="8" />
          <line x1={x(median)} x2={x(median)} y1="14" y2="42" />
          <circle cx={x(rate)} cy="28" r="9" />
        </svg>
      </Picture>
      <DataTable
        caption="Taxas dos contratos novos"
        why="São as taxas dos contratos novos desse mês, por ordem: no percentil 25, um em cada quatro contratos pagava menos. A última linha é a taxa que comparamos."
        columns={[
          { title: 'Contratos novos', cell: ({ name }) => name, words: true },
          { title: 'Taxa', cell: ({ value }) => formatRatio(value) },
        ]}
        rows={[...rows, { name: whose.toLowerCase(), value: rate }]}
        keyOf={({ name }) => name}
      />
      <p className={layout.small}>
        Estatística do Banco de Portugal. É o que outros contrataram: não é uma oferta, e as médias não são
        preços.
      </p>
    </section>
  )
}
