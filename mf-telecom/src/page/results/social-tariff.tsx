import layout from 'shared-lib/kit/styles/layout.module.css'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { HomePlace, TelecomResults } from './results.load'

/** Who has the right to it. The limit of income is left out: the published one is of 2022, and indexed since. */
const who = [
  'Complemento solidário para idosos',
  'Rendimento social de inserção',
  'Prestações de desemprego',
  'Abono de família',
  'Pensão social de invalidez, ou o complemento da prestação social para a inclusão',
  'Pensão social de velhice',
  'Rendimento anual da casa baixo (o limite muda todos os anos: a operadora confirma-o)',
]

interface SocialTariffProps extends Pick<Required<TelecomResults>, 'social'> {
  readonly home: HomePlace | undefined
}

/** Internet at a price of law: the cheapest there is for those entitled to it. */
export const SocialTariffView = ({ social, home }: SocialTariffProps) => {
  const { twoYears, vat, downMbps, upMbps, dataGb, activeDays } = social
  return (
    <div className={layout.part}>
      <p>
        A tarifa social custa {formatBriefEuro(twoYears.total)} em 24 meses, com a ativação no máximo (
        {formatBriefEuro(twoYears.once)})
        {home?.islands && `, já com o IVA ${home.islands} (${formatRatio(vat)})`}. Basta que alguém em casa
        receba um destes apoios.
      </p>
      <ul className={layout.list}>
        {who.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        Pede à operadora que escolheres. A ANACOM confirma o direito e o serviço fica ativo em {activeDays}{' '}
        dias úteis. É uma por casa, e mais uma para quem estuda longe dela.
      </p>
      <p className={layout.small}>
        Inclui pelo menos {downMbps} Mbps de descarga, {upMbps} Mbps de envio e {dataGb} GB por mês, valores
        de 2022. Decreto-Lei n.º 66/2021 e Portaria n.º 274-A/2021.
      </p>
    </div>
  )
}
