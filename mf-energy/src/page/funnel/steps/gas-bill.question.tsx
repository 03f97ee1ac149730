import { useEffect, useState } from 'react'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { asksElectricity } from '../../../rules/asked'
import { billFields } from '../../../rules/bill.fields'
import type { EnergyAnswers } from '../../../rules/energy-answers'
import { BillFields, BillGroup, BillIntro } from './bill-parts'

/** The lines of a gas bill, in their order. Nothing has to be filled in. */
export const GasBillQuestion = (props: QuestionProps<EnergyAnswers>) => (
  <>
    <BillIntro>
      Preenche só o que tiveres à mão. Sem consumo, estimamos; sem preços, usamos os que a tua
      comercializadora publica.
    </BillIntro>
    <BillGroup
      legend="Quanto gastas"
      hint="A fatura passa os m³ do contador a kWh: copia os kWh. O total de um ano dá a conta mais certa."
    >
      <BillFields>{props.field('kwhGas')}</BillFields>
      {props.field('gasKwhPeriod')}
    </BillGroup>
    <BillGroup
      legend="O que pagas hoje"
      hint="Copia os preços sem IVA, já com os descontos do contrato. Soma o acesso às redes, se vier à parte. As taxas e os impostos somamos nós."
    >
      <BillFields>
        {props.field('gasFixedPrice')}
        {props.field('gasEnergyPrice')}
      </BillFields>
    </BillGroup>
    {!asksElectricity(props.answers) && props.field('socialTariff')}
    <Municipality {...props} />
  </>
)

/** Keeps a municipality of a link. An invalid one is dropped: a hidden field's problem would block the step. */
function Municipality({ raw, answers, change }: QuestionProps<EnergyAnswers>) {
  const unusable = Boolean(raw.municipality) && answers.municipality === undefined
  const [wasUnusable] = useState(unusable)
  useEffect(() => {
    if (unusable) change('municipality', '')
  }, [unusable, change])
  if (wasUnusable) return <p>{billFields.municipality.invalid}</p>
  return answers.municipality === undefined ? null : (
    <input type="hidden" name="municipality" value={answers.municipality} />
  )
}
