import { Fragment } from 'react'
import type { Figure } from '../../../rules/figures/figure'
import { figureText } from '../../../rules/figures/figure-text'
import { officialSources } from '../../../rules/figures/official-sources'
import styles from './why.module.css'

const addressIn = /https?:\/\/\S+?(?=[),]?(\s|$))/

/** A source that is an address is a link on its words; anything else is words. */
function Source({ source }: { source: string }) {
  const address = addressIn.exec(source)?.[0]
  if (!address) return source
  const words = source
    .replace(address, '')
    .replace(/(,|\(\s*\)?)?\s*$/, '')
    .trim()
  return <a href={address}>{words || address}</a>
}

const Sources = ({ sources }: { sources: readonly string[] }) =>
  sources.length > 0 && (
    <p className={styles.law}>
      Onde se lê:{' '}
      {sources.map((source, at) => (
        <Fragment key={source}>
          {at > 0 && '; '}
          <Source source={source} />
        </Fragment>
      ))}
    </p>
  )

function Valued({ value, unit, unknown, range }: Pick<Figure, 'value' | 'unit' | 'unknown' | 'range'>) {
  if (value !== undefined) return figureText(value, unit)
  if (range) return `${figureText(range.low, unit)} a ${figureText(range.high, unit)}`
  return unknown ? 'desconhecido' : '–'
}

/** Formula with its numbers, law, period, source, and the same of each part. */
export const Explanation = ({ formula, law, period, source, unknown, parts = [] }: Figure) => (
  <div className={styles.explanation}>
    {unknown && <p className={styles.unknown}>{unknown}</p>}
    {formula && <p className={styles.formula}>{formula}</p>}
    {(law || period) && <p className={styles.law}>{[law, period].filter(Boolean).join(' · ')}</p>}
    {source && <Sources sources={officialSources(source)} />}
    {parts.length > 0 && <WhyList figures={parts} />}
  </div>
)

const explained = ({ formula, law, period, source, unknown, parts }: Figure) =>
  Boolean(formula || law || period || source || unknown || parts?.length)

/** Figures one below the other; each opens to explain itself. Works without script. */
export const WhyList = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className={styles.list}>
    {figures.map((figure) => (
      <li key={figure.id}>
        {explained(figure) ? (
          <details className={styles.details} suppressHydrationWarning>
            <summary>
              <span className={styles.label}>{figure.label}</span>
              <span className={styles.told}>
                <span className={styles.value}>
                  <Valued {...figure} />
                </span>{' '}
                <span className={styles.why}>porquê?</span>
              </span>
            </summary>
            <Explanation {...figure} />
          </details>
        ) : (
          <p className={styles.plain}>
            <span className={styles.label}>{figure.label}</span>
            <span className={`${styles.told} ${styles.value}`}>
              <Valued {...figure} />
            </span>
          </p>
        )}
      </li>
    ))}
  </ul>
)
