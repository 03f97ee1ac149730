import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { KeyFigures } from 'shared-lib/kit/explain/ui/key-figures'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import type { SelfEmployedOutcome } from '../../../calculators/self-employed.calculator'
import { UnknownFigures } from '../unknown-figures'
import { Quarters } from './quarters'
import { euros, type Result } from './result'

/** Where the receipts go, what to keep, what to declare and when, and why. */
export function SelfEmployedResult({ result }: ResultProps<SelfEmployedOutcome>) {
  if (result.kind === 'unknown') return null
  return (
    <>
      <UnknownFigures reasons={result.unknown} />
      <Year {...result} />
      <SetAside {...result} />
      <Quarters {...result} />
      <Part title="As contas" sentence="Abre cada valor para ver a fórmula e a lei.">
        <WhyList figures={result.figures} />
        {result.notes.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </Part>
    </>
  )
}

function Year({ annual }: Result) {
  const { receipts, socialSecurity, irs, afterTax } = annual
  if (irs === undefined || afterTax === undefined || afterTax < 0) return null
  return (
    <Part
      title="Para onde vão os teus recibos"
      sentence={`Num ano, de ${euros(receipts)} ficas com ${euros(afterTax)}.`}
    >
      <Picture file="recibos-verdes">
        <StackedBar
          caption="Partes dos recibos de um ano"
          shares={[
            { label: 'Ficas com', cents: afterTax },
            { label: 'Segurança Social', cents: socialSecurity },
            { label: 'IRS do ano', cents: irs },
          ]}
        />
      </Picture>
    </Part>
  )
}

const SetAside = ({ setAside, month, annual }: Result) =>
  setAside !== undefined &&
  setAside > 0 && (
    <Part open title="Quanto pôr de lado" sentence="O que ainda tens de pagar do que te entra na conta.">
      <KeyFigures
        figures={[
          { label: 'Por mês, ao todo', value: euros(setAside), main: true },
          { label: 'Segurança Social', value: euros(month.socialSecurity) },
          { label: 'IRS que a retenção não cobre', value: euros(Math.max(0, annual.settlement ?? 0) / 12) },
        ]}
      />
    </Part>
  )
