import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { addDays } from 'shared-lib/dates/calendar'
import { calendarFile } from 'shared-lib/dates/calendar-file'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { saveFile } from 'shared-lib/explain/save-file'
import { date, optional } from 'shared-lib/form/fields'
import { defineForm, readTexts } from 'shared-lib/form/form'
import { readAddress } from 'shared-lib/form/form-address'
import { FormSections } from 'shared-lib/form/ui/form-sections'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import type { HomeLoanFound } from './home-loan.load'

export const fineForm = defineForm({
  fineOn: optional({
    ...date({ label: 'Quando recebeste a FINE?', hint: 'DD/MM/AAAA', description: 'Day of the FINE' }),
    // Keyboards for numbers have no slash on some phones.
    typing: { inputMode: 'text' },
  }),
})

interface FineGuideProps {
  readonly data: HomeLoanFound
  readonly query: string
  readonly action: string
  readonly carried: readonly (readonly [name: string, text: string])[]
  readonly today: string
}

/** The document that every bank has to give, section by section, and its two dates. */
export function FineGuide({ data, query, action, carried, today }: FineGuideProps) {
  const [texts, setTexts] = useState(() => readAddress(fineForm, query))
  const reading = readTexts(fineForm, texts)
  const on = 'input' in reading ? reading.input.fineOn : undefined
  const { days } = data
  const dates =
    on && days
      ? [
          {
            id: `fine-${on}-assinar`,
            on: toIsoDate(addDays(on, days.reflection)),
            title: 'Já podes assinar o crédito',
          },
          {
            id: `fine-${on}-fim`,
            on: toIsoDate(addDays(on, days.binding)),
            title: 'Último dia da proposta do banco',
          },
        ]
      : []
  return (
    <section className={layout.part} data-not-offered="">
      <h2>Como ler a FINE</h2>
      <p>
        É a ficha que cada banco te entrega com a proposta, sempre com as mesmas 15 secções. Pede-a a mais do
        que um banco e passa os valores para o caderno.
      </p>
      <ol className={layout.bare}>
        {data.fine.map(({ number, title, says, look }) => (
          <li key={number}>
            <Details summary={`${number}. ${title}`}>
              <p>{says}</p>
              <p>
                <strong>Atenção:</strong> {look}
              </p>
            </Details>
          </li>
        ))}
      </ol>
      <form
        className={layout.stack}
        method="get"
        action={action}
        onSubmit={(event) => event.preventDefault()}
      >
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormSections
          form={fineForm}
          texts={texts}
          problems={'problems' in reading ? reading.problems : []}
          controls={undefined}
          idPrefix="fine-"
          onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))}
        />
        <noscript>
          <Button type="submit">Ver os prazos</Button>
        </noscript>
      </form>
      {dates.length > 0 && (
        <>
          <ul className={layout.list}>
            {dates.map(({ id, on: day, title }) => (
              <li key={id}>
                <strong>{formatDatePt(day)}:</strong> {title.toLowerCase()}.
              </li>
            ))}
          </ul>
          <div className={layout.row}>
            <Button
              kind="quiet"
              icon={<CalendarPlus size={20} aria-hidden="true" />}
              onClick={() => saveFile('fine.ics', calendarFile(dates, toIsoDate(today)), 'text/calendar')}
            >
              Pôr os dois prazos no calendário
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
