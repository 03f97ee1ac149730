import { useState } from 'react'
import { phoneCountries } from 'shared-lib/phone/phone-countries'
import { Autocomplete } from 'shared-lib/ui/autocomplete/autocomplete'
import { CalendarField } from 'shared-lib/ui/calendar-field/calendar-field'
import { DateField } from 'shared-lib/ui/date-field/date-field'
import { ErrorSummary } from 'shared-lib/ui/error-summary/error-summary'
import { PhoneField } from 'shared-lib/ui/phone-field/phone-field'
import { Select } from 'shared-lib/ui/select/select'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import { messages } from 'shared-lib/validation/messages'
import { Group } from './group'

const districts = ['Aveiro', 'Évora', 'Faro', 'Lisboa', 'Porto'].map((name) => ({ value: name, label: name }))

/** Every field empty, filled, wrong and locked where it can be; what is typed stays here. */
export function Fields({ today }: { readonly today: string }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
    filled: 'Maria Silva',
    locked: 'Maria Silva',
  })
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
      <ErrorSummary problems={[{ field: 'components-wrong', message: messages.required }]} />
    </Group>
  )
}
