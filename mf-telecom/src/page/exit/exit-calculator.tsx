import { useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { readAddress, wasSent } from 'shared-lib/kit/form/form-address'
import { typedProblems } from 'shared-lib/kit/form/typed-problems'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { ArrowRight } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { loyaltyRules } from '../../data/parameters/loyalty-law'
import { exitCharge } from '../../rules/exit-charge'
import { telecomJourney } from '../funnel/telecom.journey'
import { ExitSums } from '../results/exit-sums'
import { exitForm, exitPath, readContract } from './exit.form'

interface ExitCalculatorProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly heading: string | undefined
}

/** Highest cost of leaving, from the figures of the visitor's own contract: at once while typing, by a form without script. */
export function ExitCalculator({ heading, location, shell, today }: ExitCalculatorProps) {
  const given = readAddress(exitForm, location?.query ?? '')
  const [texts, change] = useTexts(given, location && `sair?${location.query}`)
  const [isSent, setSent] = useState(location !== undefined && wasSent(exitForm, given))
  const rules = tryValueOn(loyaltyRules, toIsoDate(today))
  const reading = readContract(texts)
  const found =
    'contract' in reading && rules
      ? { contract: reading.contract, exit: exitCharge(reading.contract, rules) }
      : undefined
  const Heading = location ? 'h1' : 'h2'
  const calculator = (
    <section className={layout.main}>
      <Heading>{heading || 'Quanto custa sair da fidelização?'}</Heading>
      <GetForm
        label="Custo de sair da fidelização"
        form={exitForm}
        texts={texts}
        problems={typedProblems('problems' in reading ? reading.problems : [], texts, isSent)}
        action={`${shell.apiUrl}${exitPath}`}
        idPrefix="sair-"
        onChange={change}
        onSubmit={() => setSent(true)}
      >
        <div className={layout.row}>
          <Button type="submit">Calcular</Button>
        </div>
      </GetForm>
      <div aria-live="polite">
        {found && (
          <div className={layout.part}>
            <p>
              {found.exit.charge === 0
                ? 'Podes sair hoje sem pagar nada.'
                : `Sair hoje custa, no máximo, ${formatBriefEuro(found.exit.charge)}.`}
            </p>
            <ExitSums contract={found.contract} exit={found.exit} />
          </div>
        )}
      </div>
      <div className={layout.row}>
        <Button
          kind="quiet"
          href={`${shell.apiUrl}${telecomJourney.path}`}
          iconEnd={<ArrowRight size={20} />}
        >
          Ver se compensa mudar
        </Button>
      </div>
    </section>
  )
  return location ? <div className={layout.page}>{calculator}</div> : calculator
}
