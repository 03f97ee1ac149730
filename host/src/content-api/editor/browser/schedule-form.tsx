import { useEffect, useState } from 'react'
import { readSchedule, type Schedule, schedule, unschedule } from './space'

interface ScheduleFormProps {
  readonly story: number
  /** There is something typed that the draft does not have yet. */
  readonly isChanged: boolean
  readonly failed: (error: unknown) => void
  readonly said: (text: string) => void
}

const inWords = ({ publish_at }: Schedule) =>
  new Date(publish_at).toLocaleString('pt-PT', { dateStyle: 'long', timeStyle: 'short' })

/** When the saved draft is published by itself. */
export function ScheduleForm({ story, isChanged, failed, said }: ScheduleFormProps) {
  const [known, setKnown] = useState<Schedule>()
  const [at, setAt] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for a story
  useEffect(() => {
    readSchedule(story).then(setKnown, failed)
  }, [story])

  const plan = async () => {
    if (isChanged) throw new Error('guarda primeiro o rascunho; agenda-se o que está guardado')
    if (new Date(at) <= new Date()) throw new Error('esse momento já passou; escolhe um por vir')
    const kept = await schedule(story, new Date(at).toISOString())
    setKnown(kept)
    said(`Agendada para ${inWords(kept)}.`)
  }
  const drop = async () => {
    if (known) await unschedule(known)
    setKnown(undefined)
    said('Já não está agendada.')
  }
  return known ? (
    <p className="beside">
      Publica-se em {inWords(known)}.{' '}
      <button type="button" onClick={() => drop().catch(failed)}>
        Não publicar nesse dia
      </button>
    </p>
  ) : (
    <p className="beside">
      <label>
        Publicar o rascunho em{' '}
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
      <button type="button" disabled={!at} onClick={() => plan().catch(failed)}>
        Agendar
      </button>
    </p>
  )
}
