import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { calculatorsOf } from '../../api/calculators/deployed-calculators'
import { figuresApi, figuresFeedPath, figuresPath } from '../../base/addresses/addresses'
import { askedIn } from '../../base/text/asked-words'
import {
  anchorOf,
  changeWords,
  type FigureChange,
  figureChanges,
  figuresOf,
  oneLine,
  type SiteFigure,
} from '../../content/figures/site-figures'
import { Opening } from '../../pages/page-parts/opening'
import type { PublicPage } from '../../pages/page-parts/public-page'
import { SearchForm } from '../../pages/page-parts/search-form'
import { homeStep } from '../../pages/page-parts/structured-data'
import type { Snapshot } from '../../remotes/deployments/snapshot'
import { FigureCard } from './figure-card'
import { LimitList } from './limits'

/** Changes that open the page; the feed has more. */
const newest = 12

/** Parameter of the search, and how much of it is read. */
const searchParameter = 'q'
const longestAsked = 200

const topicAnchor = (index: number) => `tema-${index + 1}`

function Change(change: FigureChange) {
  const { figure, on, value, before } = change
  const text = changeWords(change)
  const was = before && value && text === oneLine(value)
  return (
    <li>
      <time dateTime={on}>{formatDatePt(toIsoDate(on))}</time>
      <span>
        <a href={`#${anchorOf(figure)}`}>{figure.name}</a>: {text}
        {was && <span className="n-before"> (antes {oneLine(before)})</span>}
      </span>
    </li>
  )
}

/** By topic, in the order of the deployments; inside one, the latest change comes first. */
function byTopic(figures: readonly SiteFigure[], changes: readonly FigureChange[]) {
  const newestOf = new Map<string, string>()
  for (const { figure, on } of changes.toReversed()) newestOf.set(figure.id, on)
  const at = ({ id }: SiteFigure) => newestOf.get(id) ?? ''
  return [...new Set(figures.map(({ topic }) => topic))].map((topic) => ({
    topic,
    figures: figures
      .filter((figure) => figure.topic === topic)
      .toSorted((one, two) => at(two).localeCompare(at(one)) || one.name.localeCompare(two.name, 'pt')),
  }))
}

/** Every calculator with declared limits, under the title of its page where it has one. */
const limited = (snapshot: Snapshot) =>
  [...calculatorsOf(snapshot).values()].flatMap(
    ({ name, description: { title, called = title, limits = [] } }) => {
      const route = snapshot.routes.find(({ calculator, noIndex }) => calculator === name && !noIndex)
      return limits.length > 0 ? [{ name, called, limits, route }] : []
    },
  )

interface FoldedProps {
  readonly title: string
  /** Anchor of its content, so that a link there opens it. */
  readonly id: string
  readonly children: ReactNode
}

/** A subject, folded: the page is the list of them. */
const Folded = ({ title, id, children }: FoldedProps) => (
  <details className="n-fold">
    <summary>
      <h2>{title}</h2>
    </summary>
    <div id={id}>{children}</div>
  </details>
)

const Limits = ({ snapshot }: { readonly snapshot: Snapshot }) => (
  <Folded title="O que os simuladores não cobrem" id="limites">
    {limited(snapshot).map(({ name, called, limits, route }) => (
      <details className="n-others" key={name}>
        <summary>{route?.title ?? called}</summary>
        <LimitList limits={limits} />
        {route && (
          <p>
            <a href={route.path}>Abrir o simulador</a>
          </p>
        )}
      </details>
    ))}
  </Folded>
)

interface FiguresPageProps {
  readonly snapshot: Snapshot
  readonly today: string
  /** Words that are searched for, '' for none. */
  readonly asked: string
}

/** Words that a figure is found by: its name, topic and law, and the names of its lines. */
const wordsOf = ({ name, topic, law = '', values }: SiteFigure) =>
  [name, topic, law, ...(values.at(-1)?.lines ?? []).map(({ label = '' }) => label)].join(' ')

const FigureSearch = ({ asked }: { readonly asked: string }) => (
  <SearchForm
    path={figuresPath}
    parameter={searchParameter}
    id="procurar-numero"
    label="Procurar um número"
    button="Procurar"
    asked={asked}
  />
)

const Cards = ({ figures, today }: { readonly figures: readonly SiteFigure[]; readonly today: string }) => (
  <div className="n-figures">
    {figures.map((figure) => (
      <FigureCard key={figure.id} figure={figure} today={today} />
    ))}
  </div>
)

const isLapsed = ({ standing }: SiteFigure) => Number(standing === 'lapsed')

/** Figures found, one card each: those with a value of today first. */
function Found({
  figures,
  asked,
  today,
}: Omit<FiguresPageProps, 'snapshot'> & { figures: readonly SiteFigure[] }) {
  const found = figures
    .filter((figure) => askedIn(asked)(wordsOf(figure)))
    .toSorted((one, other) => isLapsed(one) - isLapsed(other))
  return (
    <section className="n-topic" aria-labelledby="encontrados">
      <h2 id="encontrados">
        {found.length === 1 ? '1 número' : `${found.length} números`} para «{asked}»
      </h2>
      {found.length === 0 && <p>Nenhum número tem todas estas palavras. Experimenta só uma.</p>}
      <Cards figures={found} today={today} />
      <p>
        <a href={figuresPath}>Ver todos os números</a>
      </p>
    </section>
  )
}

function All({
  snapshot,
  today,
  figures,
}: Omit<FiguresPageProps, 'asked'> & { figures: readonly SiteFigure[] }) {
  const changes = figureChanges(figures, today)
  const topics = byTopic(figures, changes)
  const lapsed = figures.filter(({ standing }) => standing === 'lapsed').length
  return (
    <>
      <p className="n-count">
        {figures.length} números; {lapsed} sem valor para hoje, {formatDatePt(toIsoDate(today))}. Segue as
        mudanças por <a href={figuresFeedPath}>RSS</a> ou lê tudo em <a href={figuresApi}>JSON</a>.
      </p>
      <div className="n-folds">
        {topics.map(({ topic, figures: some }, index) => (
          <Folded key={topic} title={`${topic} (${some.length})`} id={topicAnchor(index)}>
            <Cards figures={some} today={today} />
          </Folded>
        ))}
        <Limits snapshot={snapshot} />
      </div>
      <section className="n-topic" aria-labelledby="mudancas">
        <h2 id="mudancas">O que mudou há menos tempo</h2>
        <ol className="n-changes">
          {changes.slice(0, newest).map((change) => (
            <Change key={change.figure.id + change.on} {...change} />
          ))}
        </ol>
      </section>
    </>
  )
}

function FiguresPage({ snapshot, today, asked }: FiguresPageProps) {
  const figures = figuresOf(snapshot, today)
  return (
    <div className="e-page">
      <Opening
        trail={[homeStep, { name: 'Os números que usamos', path: figuresPath }]}
        title="Os números que usamos"
        lead="Salários, impostos, crédito e energia: quanto é hoje cada valor, desde quando e em que lei está."
      >
        <FigureSearch asked={asked} />
      </Opening>
      {asked === '' ? (
        <All snapshot={snapshot} today={today} figures={figures} />
      ) : (
        <Found figures={figures} asked={asked} today={today} />
      )}
    </div>
  )
}

/** `/numeros`: every dated figure of the deployments. */
export const figuresPage: PublicPage = {
  path: figuresPath,
  title: 'Os números que usamos',
  description:
    'Salários, IRS, IMT, IMI, Euribor, crédito e energia: cada valor da lei e do mercado, desde quando e em que lei está.',
  feed: figuresFeedPath,
  query: () => [searchParameter],
  draw({ snapshot, today, query }) {
    const asked = new URLSearchParams(query).get(searchParameter)?.trim().slice(0, longestAsked) ?? ''
    return renderToStaticMarkup(<FiguresPage snapshot={snapshot} today={today} asked={asked} />)
  },
}
