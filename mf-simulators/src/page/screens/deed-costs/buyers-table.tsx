import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { DeedBuyer } from '../../../calculators/deed-answer'
import { amountText } from './deed-text'

const regimeNames = {
  ordinary: 'comum',
  young: 'jovem',
  non_resident: 'não residente',
  tax_haven: 'paraíso fiscal',
} satisfies Record<DeedBuyer['regimes'][number], string>

/** Each buyer's part and the rule that taxes it. */
export const BuyersTable = ({ buyers }: { buyers: readonly DeedBuyer[] }) => (
  <Part title="O que paga cada um" sentence="Cada comprador paga pela sua regra e pela sua parte da casa.">
    <DataTable
      caption="Impostos por comprador"
      file="custos-de-escritura-por-comprador"
      why="Calculamos o imposto da casa inteira pela regra de cada comprador e depois a parte que lhe cabe. CIMT, art. 17.º; TGIS, verba 1.1."
      rows={buyers.map((buyer, at) => ({ ...buyer, nth: at + 1 }))}
      keyOf={({ nth }) => nth}
      columns={[
        { title: 'Comprador', words: true, cell: ({ nth }) => `${nth}.º` },
        { title: 'Parte', cell: ({ share }) => `${formatNumber(share * 100, 3)}\u00a0%` },
        {
          title: 'Regra',
          words: true,
          cell: ({ regimes }) => regimes.map((regime) => regimeNames[regime]).join(' ou '),
        },
        { title: 'IMT', cell: ({ imt }) => amountText(imt, formatShortEuro) },
        { title: 'Imposto do selo', cell: ({ stampDuty }) => amountText(stampDuty, formatShortEuro) },
      ]}
    />
  </Part>
)
