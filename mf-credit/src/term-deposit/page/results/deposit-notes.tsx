import type { ReactNode } from 'react'
import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import { Details } from 'shared-lib/kit/ui/details/details'
import { DepositChart } from './deposit-chart'
import { LeftOut, Split, Yardsticks } from './other-savings'
import type { DepositResultsData } from './results.load'

interface DepositNotesProps {
  readonly data: DepositResultsData
  /** The notebook, folded among the others. */
  readonly children: ReactNode
}

/** What explains the list, folded. */
export const DepositNotes = ({ data, children }: DepositNotesProps) => (
  <div>
    <Yardsticks data={data} />
    <Split data={data} />
    {data.growth && (
      <DepositChart
        title="O que ganhas até lá"
        summary="Euros ganhos até cada dia, depois de imposto e custos, e a inflação até lá."
        drawn={data.growth}
        file="deposito-a-prazo"
        why="Juros dos dias reais a dividir por 360, menos o imposto e os custos da conta. Os Certificados de Aforro e a inflação seguem as últimas taxas conhecidas."
        missing="–"
      />
    )}
    {data.exits && (
      <DepositChart
        title="Se levantares antes"
        summary="Juros que recebes, depois de imposto, se levantares tudo nesse dia. Sem linha, o depósito já acabou."
        drawn={data.exits}
        file="levantar-antes"
        why="É o que cada banco paga se levantares nesse dia, pelas condições do depósito, menos o imposto."
        missing="já acabou"
      />
    )}
    {data.first && <LeftOut data={data} />}
    {children}
    <Details summary="Origem e limites">
      <PriceSources source={data.source}>
        Os juros contam os dias reais sobre 360; cada banco arredonda à sua maneira. Confirma sempre na ficha
        (FIN) do banco.
      </PriceSources>
    </Details>
  </div>
)
