import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { HomeLoanTransferAnswer } from '../../../calculators/home-loan-transfer.result'

/** Every cost on its own line, then what is not known of them. */
export function Costs({ figures, totalCosts, unknown }: HomeLoanTransferAnswer) {
  const found = totalCosts === undefined ? undefined : figures.find(({ id }) => id === 'total-costs')
  return (
    <>
      {found && (
        <Part
          title="Quanto custa mudar"
          sentence="O que fica a zero é o que não indicaste: confirma com o banco novo."
        >
          <WhyList figures={[...(found.parts ?? []), { ...found, parts: [] }]} />
        </Part>
      )}
      {unknown.length > 0 && (
        <Notice tone="warn" title="Falta confirmar">
          {unknown.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
