import type { ReactNode } from 'react'
import { percentOfDrawing } from '../../explain/percent-of-drawing'
import { ArrowRight } from '../../icons'
import hidden from '../../styles/visually-hidden.module.css'
import { Button } from '../../ui/button/button'
import { briefAmount, type RulerDeclaration, rulerText } from '../ruler'
import { labelShifts, placesOf } from '../ruler-scale'
import { sentence } from './price-age'
import styles from './ruler.module.css'

/** Position of every mark, the visitor's own first. */
function drawn(ruler: DrawnRuler) {
  const { today, marks } = ruler
  const typical = marks.find(({ role }) => role === 'typical')?.value
  const own = today.value ?? typical
  const values = marks.map(({ value }) => value)
  const places = placesOf(own === undefined ? values : [own, ...values])
  const [ownPlace, others] = own === undefined ? [undefined, places] : [places[0], places.slice(1)]
  const texts = marks.map(({ value }) => rulerText(value, ruler))
  const widest = marks.map(({ label, value }, at) => {
    const text = texts[at] ?? ''
    return { label: label.length > text.length ? label : text, value }
  })
  const shifts = labelShifts(widest, others)
  const points = marks.map((mark, at) => ({
    ...mark,
    text: texts[at],
    place: others[at] ?? 0.5,
    shift: shifts[at] || undefined,
  }))
  return { ownPlace, points }
}

/** The visitor's mark with its words: a press opens its one field. */
function Own({ ruler, place }: { ruler: DrawnRuler; place?: number | undefined }) {
  const { label = 'Tu hoje', value, ask, edit } = ruler.today
  const words = value === undefined ? ask : `${label}: ${rulerText(value, ruler)}`
  const [shift] = labelShifts([{ label: words, value: 0 }], [place ?? 0.5])
  const content = (
    <>
      <span className={hidden.hidden}>{value === undefined ? words : `${words}. Mudar`}</span>
      <svg width="100%" height="44" aria-hidden="true" focusable="false">
        <text x={percentOfDrawing(place ?? 0.5)} dx={shift || undefined} y="22">
          {words}
        </text>
        {place !== undefined && (
          <line x1={percentOfDrawing(place)} x2={percentOfDrawing(place)} y1="31" y2="44" />
        )}
      </svg>
    </>
  )
  return 'sheet' in edit ? (
    <button type="button" className={styles.own} popoverTarget={edit.sheet}>
      {content}
    </button>
  ) : (
    <a className={styles.own} href={edit.href}>
      {content}
    </a>
  )
}

type DrawnRuler = Pick<RulerDeclaration, 'today' | 'marks' | 'unit' | 'period' | 'measure'> & {
  readonly verdict: Pick<RulerDeclaration['verdict'], 'tone'>
}

/** The same marks for screen readers. */
const Twin = ({ ruler, ruler: { today, marks, measure } }: { ruler: DrawnRuler }) => (
  <div className={hidden.hidden}>
    <table>
      <caption>{measure}</caption>
      <tbody>
        {today.value !== undefined && (
          <tr>
            <th scope="row">{today.label ?? 'Tu hoje'}</th>
            <td>{rulerText(today.value, ruler)}</td>
          </tr>
        )}
        {marks.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{rulerText(value, ruler)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The line with its marks, for a page that has words of its own around it. Without a mark to compare with there is no line. */
export function RulerDrawing({ ruler }: { ruler: DrawnRuler }) {
  const { ownPlace, points } = drawn(ruler)
  const hasLine = points.length > 0
  return (
    <div className={styles.drawing}>
      <Own ruler={ruler} place={hasLine ? ownPlace : undefined} />
      {hasLine && <Line ruler={ruler} points={points} ownPlace={ownPlace} />}
      <Twin ruler={ruler} />
    </div>
  )
}

function Line({ ruler, points, ownPlace }: ReturnType<typeof drawn> & { ruler: DrawnRuler }) {
  const best = points.find(({ role }) => role === 'best')?.place
  const [from, to] = [best ?? 0, ownPlace ?? 0].toSorted((one, two) => one - two)
  return (
    <svg width="100%" height="54" aria-hidden="true" focusable="false">
      <line className={styles.line} x1="0" x2="100%" y1="10" y2="10" />
      {best !== undefined && ruler.verdict.tone === 'good' && (
        <line
          className={styles.gained}
          x1={percentOfDrawing(from ?? 0)}
          x2={percentOfDrawing(to ?? 0)}
          y1="10"
          y2="10"
        />
      )}
      {points.map(({ role, label, text, place, shift }) => (
        <g key={label} data-role={role}>
          <circle cx={percentOfDrawing(place)} cy="10" r="7" />
          <text x={percentOfDrawing(place)} dx={shift} y="32">
            {label}
          </text>
          <text className={styles.value} x={percentOfDrawing(place)} dx={shift} y="50">
            {text}
          </text>
        </g>
      ))}
      {ownPlace !== undefined && (
        <circle
          className={styles.you}
          data-taken={ruler.today.value === undefined ? '' : undefined}
          cx={percentOfDrawing(ownPlace)}
          cy="10"
          r="8"
        />
      )}
    </svg>
  )
}

interface RulerProps {
  readonly ruler: RulerDeclaration
  /** What the law wants in the same place as the figures, or a warning: one or two lines. */
  readonly children?: ReactNode
}

/** First on every results page: the verdict, the visitor's place between typical and best, the best offer, and one button. */
export const Ruler = ({ ruler, children }: RulerProps) => {
  const { verdict, note, offer, action, age } = ruler
  return (
    <section className={styles.ruler} aria-labelledby="verdict" data-ruler="">
      <div className={styles.verdict}>
        <h1 id="verdict" data-tone={verdict.tone}>
          {verdict.text}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <RulerDrawing ruler={ruler} />
      <div className={styles.offer}>
        {offer && (
          <p className={styles.name}>
            <strong translate="no">{offer.provider}</strong>{' '}
            <span className={styles.title} translate="no">
              {offer.title}
            </span>{' '}
            <strong className={styles.amount}>{briefAmount(offer.main)}</strong>
          </p>
        )}
        {children}
      </div>
      <div className={styles.act}>
        <Button kind={action.kind} href={action.href} iconEnd={<ArrowRight size={20} />} full>
          {action.words}
        </Button>
        <p className={styles.age}>{sentence(age)}</p>
      </div>
    </section>
  )
}
