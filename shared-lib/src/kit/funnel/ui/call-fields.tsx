import { useEffect, useRef, useState } from 'react'
import { callChannels, offeredDays, offeredHoursOf } from '../../../rules/calls/call-preferences'
import { channelNames, dayWords, hoursWords } from '../../../rules/calls/call-words'
import { isIsoDate, lisbonToday } from '../../../rules/dates/iso-date'
import { Details } from '../../ui/details/details'
import { Select } from '../../ui/select/select'
import { callFields, hoursText } from '../call-texts'
import type { LeadFields } from './contact-fields'
import styles from './lead.module.css'

/** In addition to the telephone, which is always available. */
const channelOptions = callChannels
  .filter((value) => value !== 'phone')
  .map((value) => ({ value, label: channelNames[value] }))

/** Days and hours depend on the clock, which server and browser do not share: they are drawn in the browser. */
function Choices({ form, now }: { form: LeadFields; now: Date }) {
  const [day, hours] = [form.textField('callDay'), form.textField('callHours')]
  const today = lisbonToday(now)
  const offered = isIsoDate(day.value) ? offeredHoursOf(day.value, now) : []
  const chooseDay = (value: string) => {
    day.onChange(value)
    const left = (isIsoDate(value) ? offeredHoursOf(value, now) : []).map(hoursText)
    if (!left.includes(hours.value)) hours.onChange(left[0] ?? '')
  }
  return (
    <>
      <Select
        {...day}
        label="Dia"
        required={false}
        placeholder="Assim que possível"
        options={offeredDays(now).map((value) => ({ value, label: dayWords(value, today) }))}
        onChange={chooseDay}
      />
      {day.value !== '' && (
        <Select
          {...hours}
          label="Horário"
          hint="Hora de Portugal continental."
          options={offered.map((one) => ({ value: hoursText(one), label: hoursWords(one) }))}
        />
      )}
      <Select
        {...form.textField('callChannel')}
        label="Como preferes falar?"
        required={false}
        placeholder={channelNames.phone}
        options={channelOptions}
      />
    </>
  )
}

/** When and how to call: folded, because most people want it as soon as possible. Without script it stays at that. */
export function CallFields({ form }: { form: LeadFields }) {
  const box = useRef<HTMLDetailsElement>(null)
  const [now, setNow] = useState<Date>()
  const look = () => {
    if (box.current?.open) setNow((before) => before ?? new Date())
  }
  useEffect(look)
  const fields = callFields.map((name) => form.textField(name))
  const wanted = fields.some(({ value, error }) => value !== '' || error !== undefined)
  // A choice from before a reload is seen; one being changed back does not fold away under the finger.
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (wanted) setOpen(true)
  }, [wanted])
  return (
    <Details summary="Quando te podemos ligar? (opcional)" ref={box} open={open} onToggle={look}>
      <div className={styles.call}>
        <p className={styles.small}>
          Se não escolheres, ligamos assim que possível, de segunda a sexta, das 10h às 19h, exceto feriados
          nacionais.
        </p>
        {now && <Choices form={form} now={now} />}
      </div>
    </Details>
  )
}
