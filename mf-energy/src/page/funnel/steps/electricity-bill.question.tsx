import type { ReactNode } from 'react'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { meterPeriods, offersLargeFamily } from '../../../rules/bill.fields'
import type { EnergyAnswers } from '../../../rules/energy-answers'
import { BillFields, BillGroup, BillIntro } from './bill-parts'
import styles from './electricity-bill.question.module.css'

/** The lines of an electricity bill, in their order. Nothing has to be filled in. */
export const ElectricityBillQuestion = ({ answers, field }: QuestionProps<EnergyAnswers>) => (
  <div className={styles.bill}>
    <BillIntro>
      Preenche só o que tiveres à mão. Sem consumo, estimamos; sem preços, usamos os que a tua
      comercializadora publica.
    </BillIntro>
    {field('meter')}
    <BillGroup
      legend="Quanto gastas"
      hint="Está no detalhe do consumo, em kWh. O total de um ano dá a conta mais certa; um mês também serve."
    >
      <BillFields>
        {meterPeriods.map(({ kwh, meters }) => (
          <OfMeters key={kwh} meters={meters}>
            {field(kwh)}
          </OfMeters>
        ))}
      </BillFields>
      {field('kwhPeriod')}
    </BillGroup>
    <BillGroup
      legend="O que pagas hoje"
      hint="Copia os preços sem IVA, já com os descontos do contrato. Soma o acesso às redes, se vier à parte. As taxas e os impostos somamos nós."
    >
      <BillFields>
        {field('powerPrice')}
        {meterPeriods.map(({ price, meters }) => (
          <OfMeters key={price} meters={meters}>
            {field(price)}
          </OfMeters>
        ))}
      </BillFields>
    </BillGroup>
    <BillGroup legend="Descontos por lei" hint="Mudam a tua conta em qualquer comercializadora.">
      <div>
        {offersLargeFamily(answers) && field('largeFamily')}
        {field('socialTariff')}
      </div>
    </BillGroup>
  </div>
)

const OfMeters = ({ meters, children }: { meters: readonly string[]; children: ReactNode }) => (
  <div className={styles.period} data-meters={meters.join(' ')}>
    {children}
  </div>
)
