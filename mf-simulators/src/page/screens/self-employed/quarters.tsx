import { moneyColumn } from 'shared-lib/kit/explain/columns'
import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { Result } from './result'

type Quarter = Result['quarters'][number]

/** Declarations to social security and the cost of each. */
export function Quarters({ quarters, exempt, year }: Result) {
  if (exempt)
    return (
      <Part title="Segurança Social">
        <p>{exempt}</p>
      </Part>
    )
  return (
    <Part
      title="Segurança Social, trimestre a trimestre"
      sentence="Declaras até ao último dia do mês e pagas nos três meses seguintes, do dia 10 ao dia 20."
    >
      <DataTable
        caption={`Declarações trimestrais de ${year}`}
        why="Contamos receitas iguais em todos os meses. Por mês pagas a taxa sobre a parte das receitas que a lei conta, com um mínimo. Os passos estão em «As contas»."
        file={`recibos-verdes-${year}`}
        rows={quarters}
        keyOf={({ declaredIn }) => declaredIn}
        columns={[
          {
            title: 'Declaras em',
            cell: ({ declaredIn }) => formatMonthPt(toIsoDate(`${declaredIn}-01`)),
            words: true,
          },
          { title: 'Os recibos de', cell: ({ covers }) => covers, words: true },
          moneyColumn<Quarter>('Valor', ({ receipts }) => receipts),
          { title: 'Pagas em', cell: ({ paidIn }) => paidIn, words: true },
          moneyColumn<Quarter>('Por mês', ({ monthly }) => monthly),
        ]}
      />
    </Part>
  )
}
