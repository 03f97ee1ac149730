import { useState } from 'react'
import { count, euros, optional } from 'shared-lib/kit/form/fields'
import { group } from 'shared-lib/kit/form/group'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { list } from 'shared-lib/kit/form/list'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import { groupControls } from 'shared-lib/kit/form/ui/group-controls'
import { Autocomplete } from 'shared-lib/kit/ui/autocomplete/autocomplete'
import { CalendarField } from 'shared-lib/kit/ui/calendar-field/calendar-field'
import { DateField } from 'shared-lib/kit/ui/date-field/date-field'
import { ErrorSummary } from 'shared-lib/kit/ui/error-summary/error-summary'
import { NumberField } from 'shared-lib/kit/ui/number-field/number-field'
import { PhoneField } from 'shared-lib/kit/ui/phone-field/phone-field'
import { Select } from 'shared-lib/kit/ui/select/select'
import { Slider } from 'shared-lib/kit/ui/slider/slider'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { phoneCountries } from 'shared-lib/rules/phone/phone-countries'
import { messages } from 'shared-lib/rules/validation/messages'
import { Group } from './group'

const districts = ['Aveiro', 'Évora', 'Faro', 'Lisboa', 'Porto'].map((name) => ({ value: name, label: name }))

/** The same few questions about each of several things. */
const things = list({
  label: 'Grupo que se repete',
  hint: 'Até três.',
  most: 3,
  of: group({
    label: 'Coisa',
    fields: {
      amount: euros({ label: 'Valor', min: 0, max: 1000 }),
      months: optional(count({ label: 'Meses', min: 1, max: 48, unit: 'meses' })),
    },
  }),
})

/** Every field empty, filled, wrong and locked where it can be; what is typed stays here. */
export function Fields({ today }: { readonly today: string }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
    filled: 'Maria Silva',
    locked: 'Maria Silva',
  })
  const [amount, setAmount] = useState<number | undefined>(1500)
  const number = { label: 'Número com barra', value: amount, onChange: setAmount }
  const text = (name: string) => ({
    name: `components-${name}`,
    value: texts[name] ?? '',
    onChange: (value: string | undefined) => setTexts((before) => ({ ...before, [name]: value ?? '' })),
  })
  return (
    <Group title="Campos">
      <TextField {...text('empty')} label="Texto" hint="Uma frase de ajuda." />
      <TextField {...text('filled')} label="Texto preenchido" required={false} />
      <TextField {...text('wrong')} id="components-wrong" label="Texto com erro" error={messages.required} />
      <TextField {...text('locked')} label="Texto bloqueado" disabled />
      <div>
        <NumberField {...number} name="components-number" suffix="€" />
        <Slider
          {...number}
          min={900}
          max={5000}
          step={50}
          words={(value) => formatWholeEuro(cents(value * 100))}
        />
      </div>
      <PhoneField {...text('phone')} label="Telefone" countries={phoneCountries} />
      <DateField {...text('date')} label="Data escrita" />
      <CalendarField {...text('calendar')} label="Data no calendário" today={today} />
      <Select {...text('select')} label="Lista" options={districts} placeholder="Escolhe um distrito" />
      <Autocomplete
        {...text('search')}
        label="Lista com procura"
        options={districts}
        placeholder="Escolhe um distrito"
      />
      <FormField
        name="components-things"
        field={things as InputField<unknown>}
        text={texts['components-things'] ?? '20*12_x*'}
        error={undefined}
        faults={[{ field: '1.amount', message: 'Coisa 2: insere um valor entre 0 € e 1.000 €' }]}
        controls={groupControls}
        onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))}
      />
      <ErrorSummary problems={[{ field: 'components-wrong', message: messages.required }]} />
    </Group>
  )
}
