import { percentOfDrawing } from 'shared-lib/kit/explain/percent-of-drawing'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { CheapestBetween, Stretch } from '../../rules/cheapest-between'
import styles from './cheapest-strip.module.css'
import { namesOf, ownStretch, rangeWords, spanWords, stripSentence } from './strip-words'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Share of the strip, in per cent, below which a letter does not fit. */
const letterRoom = 5

/** The mark's words stay inside the drawing. */
const anchorOf = (share: number) => (share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle')

/** The stretches to scale, with the home's own use; the table below has the same data. */
function Drawing({ cheapest: { stretches, used } }: { cheapest: CheapestBetween }) {
  const first = stretches[0]?.from ?? 0
  const length = (stretches.at(-1)?.to ?? 0) + 1 - first
  const share = (kwh: number) => Math.min(1, Math.max(0, (kwh - first) / length))
  const mark = share(used)
  return (
    <svg className={styles.drawing} width="100%" height="76" aria-hidden="true" focusable="false">
      {stretches.map((stretch, index) => {
        const [x, width] = [share(stretch.from), share(stretch.to + 1) - share(stretch.from)]
        return (
          <g
            key={stretch.from}
            data-own={holds(stretch, used) ? '' : undefined}
            data-even={index % 2 ? '' : undefined}
          >
            <rect x={percentOfDrawing(x)} y="26" width={percentOfDrawing(width)} height="44" />
            {width * 100 >= letterRoom && (
              <text x={percentOfDrawing(x + width / 2)} y="53" textAnchor="middle">
                {letters[index]}
              </text>
            )}
          </g>
        )
      })}
      <line x1={percentOfDrawing(mark)} x2={percentOfDrawing(mark)} y1="20" y2="76" />
      <text className={styles.mark} x={percentOfDrawing(mark)} y="14" textAnchor={anchorOf(mark)}>
        Tu: {formatDecimal(used, 0)} kWh
      </text>
    </svg>
  )
}

const holds = ({ from, to }: Stretch, kwh: number) => kwh >= from && kwh <= to

/** For which yearly use which offer is cheapest: a sentence, the stretches to scale and their table. `month` of historic prices. */
export const CheapestStrip = ({
  cheapest,
  month,
}: {
  cheapest: CheapestBetween
  month?: string | undefined
}) => (
  <div className={styles.strip}>
    <p>{stripSentence(cheapest, month)}</p>
    {cheapest.stretches.length > 1 && (
      <>
        <Drawing cheapest={cheapest} />
        <table className={styles.table}>
          <caption>{spanWords(cheapest)}</caption>
          <thead>
            <tr>
              <th scope="col">Consumo por ano</th>
              <th scope="col">Oferta mais barata</th>
            </tr>
          </thead>
          <tbody>
            {cheapest.stretches.map((stretch, index) => (
              <tr key={stretch.from} data-own={stretch === ownStretch(cheapest) ? '' : undefined}>
                <th scope="row">
                  <span className={styles.letter} aria-hidden="true">
                    {letters[index]}
                  </span>
                  <span>
                    {rangeWords(cheapest, index)}
                    {stretch === ownStretch(cheapest) && <span className={styles.own}>o teu consumo</span>}
                  </span>
                </th>
                <td>{namesOf(cheapest, stretch)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
  </div>
)
