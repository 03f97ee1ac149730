import { useEffect, useState } from 'react'
import { readSchedule, type Schedule, schedule, unschedule } from './space'

interface ScheduleFormProps {
  readonly story: number
  /** How often the story was saved: publishing by hand leaves nothing to do on the day. */
  readonly saves: number
  /** There is something typed that the draft does not have yet. */
  readonly isChanged: boolean
  /** False when the editor prefers not to publish it as it is. */
  readonly mayPublish: () => boolean
  readonly failed: (error: unknown) => void
  readonly notify: (text: string) => void
  /** Its time has come, and the service published it. */
  readonly published: () => void
}

const inWords = ({ publish_at }: Schedule) =>
  new Date(publish_at).toLocaleString('pt-PT', { dateStyle: 'long', timeStyle: 'short' })

/** The service publishes within a second of the time, in ms. */
const grace = 1500
/** A timer of a browser cannot wait for more than 24 days: a day at a time, in ms. */
const longest = 86_400_000

const waitFor = ({ publish_at }: Schedule) =>
  Math.min(Math.max(0, Date.parse(publish_at) - Date.now()) + grace, longest)

/** When the saved draft is published by itself. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { story, saves, isChanged, mayPublish, failed, notify, published } = props
  const [known, setKnown] = useState<Schedule>()
  const [at, setAt] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each story and after each save
  useEffect(() => {
    readSchedule(story).then(setKnown, failed)
  }, [story, saves])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for one answer
  useEffect(() => {
    if (!known) return
    const look = async () => {
      // A service that is away gives no answer: the form polls again.
      const next = await readSchedule(story).catch(() => ({ ...known }))
      setKnown(next)
      if (!next) published()
    }
    const timer = setTimeout(look, waitFor(known))
    return () => clearTimeout(timer)
  }, [known])

  const plan = async () => {
    if (isChanged) throw new Error('guarda primeiro o rascunho; agenda-se o que está guardado')
    if (new Date(at) <= new Date()) throw new Error('esse momento já passou; escolhe um por vir')
    if (!mayPublish()) return
    const kept = await schedule(story, new Date(at).toISOString())
    setKnown(kept)
    notify(`Agendada para ${inWords(kept)}.`)
  }
  const drop = async () => {
    if (known) await unschedule(known)
    setKnown(undefined)
    notify('Já não está agendada.')
  }
  return known ? (
    <p className="row">
      Publica-se em {inWords(known)}.{' '}
      <button type="button" onClick={() => drop().catch(failed)}>
        Não publicar nesse dia
      </button>
    </p>
  ) : (
    <p className="row">
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
