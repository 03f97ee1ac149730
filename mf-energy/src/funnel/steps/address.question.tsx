import { House, KeyRound } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Notice } from 'shared-lib/ui/notice/notice'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { addressNames, onIslands } from './address.step'

const options = [
  { value: 'current', label: addressNames.current, icon: <House /> },
  { value: 'new', label: addressNames.new, icon: <KeyRound /> },
]

export const AddressQuestion = (props: QuestionProps<EnergyAnswers>) => {
  const { question, raw, answers, errors, change, company } = props
  return (
    <>
      <RadioTiles
        id="addressType"
        name="addressType"
        legend={question}
        legendHidden
        error={errors.addressType}
        options={options}
        value={raw.addressType}
        onChange={(value) => change('addressType', value)}
        columns={2}
      />
      <TextField
        id="postalCode"
        name="postalCode"
        label="Código postal"
        hint="Só os 4 primeiros algarismos: chegam para saber a zona e a rede de gás."
        error={errors.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={8}
        value={raw.postalCode ?? ''}
        onChange={(text) => change('postalCode', text)}
      />
      {onIslands(answers) && (
        <Notice tone="warn" title="Ainda não temos preços da Madeira e dos Açores" live>
          <p>
            Os preços que comparamos são só do Continente. Não precisas de responder a mais nada: continua e
            pede que te liguemos
            {company.phone && (
              <>
                , ou liga já para <a href={`tel:${company.phone}`}>{company.phoneText}</a>
              </>
            )}
            .
          </p>
        </Notice>
      )}
    </>
  )
}
