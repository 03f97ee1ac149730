import type { ReactNode } from 'react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { AmountField, BillFields, BillGroup, BillIntro, KwhPeriodField } from './bill-parts'
import styles from './electricity-bill.question.module.css'
import { meterNames, meterPeriods, offersLargeFamily } from './electricity-bill.step'
import { SocialTariffField } from './social-tariff-field'

const meterOptions = Object.entries(meterNames).map(([value, label]) => ({ value, label }))

/** What a bill of electricity says, in the order of its lines. Nothing has to be filled in. */
export const ElectricityBillQuestion = (props: QuestionProps<EnergyAnswers>) => {
  const { raw, answers, errors, change } = props
  return (
    <div className={styles.bill}>
      <BillIntro>
        Preenche só o que tiveres à mão. Sem consumo, estimamos; sem preços, usamos os que a tua
        comercializadora publica.
      </BillIntro>
      <RadioTiles
        id="meter"
        name="meter"
        legend="Que tipo de tarifa tens?"
        hint="Na fatura chama-se «ciclo» ou «opção horária». Se só tens um preço por kWh, é simples."
        error={errors.meter}
        options={meterOptions}
        value={raw.meter}
        onChange={(value) => change('meter', value)}
        columns={3}
      />
      <BillGroup
        legend="Quanto gastas"
        hint="Está no detalhe do consumo, em kWh. O total de um ano dá a conta mais certa; um mês também serve."
      >
        <BillFields>
          {meterPeriods.map(({ kwh, meters, when }) => (
            <OfMeters key={kwh} meters={meters}>
              <AmountField form={props} name={kwh} label={`kWh ${when || 'de eletricidade'}`} unit="kWh" />
            </OfMeters>
          ))}
        </BillFields>
        <KwhPeriodField form={props} name="kwhPeriod" />
      </BillGroup>
      <BillGroup
        legend="O que pagas hoje"
        hint="Copia os preços sem IVA, já com os descontos do contrato. Soma o acesso às redes, se vier à parte. As taxas e os impostos somamos nós."
      >
        <BillFields>
          <AmountField form={props} name="powerPrice" label="Preço da potência por dia" unit="€/dia" />
          {meterPeriods.map(({ price, meters, when }) => (
            <OfMeters key={price} meters={meters}>
              <AmountField form={props} name={price} label={`Preço por kWh ${when}`.trim()} unit="€/kWh" />
            </OfMeters>
          ))}
        </BillFields>
      </BillGroup>
      <BillGroup legend="Descontos por lei" hint="Mudam a tua conta em qualquer comercializadora.">
        <div>
          {offersLargeFamily(answers) && (
            <Checkbox
              id="largeFamily"
              name="largeFamily"
              label="Agregado com 5 ou mais pessoas"
              hint="Têm mais kWh por mês com IVA a 6 %."
              error={errors.largeFamily}
              value={raw.largeFamily === 'true'}
              onChange={(ticked) => change('largeFamily', ticked ? 'true' : '')}
            />
          )}
          <SocialTariffField form={props} />
        </div>
      </BillGroup>
    </div>
  )
}

const OfMeters = ({ meters, children }: { meters: readonly string[]; children: ReactNode }) => (
  <div className={styles.period} data-meters={meters.join(' ')}>
    {children}
  </div>
)
