import { doubtWords } from 'shared-lib/rules/dated/confidence'
import { type PublishedValue, publishedValueOn } from 'shared-lib/rules/dated/published-figure'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { officialSources } from 'shared-lib/rules/figures/official-sources'
import { anchorOf, type SiteFigure } from '../../content/figures/site-figures'
import { SourceText } from './source-text'

const day = (date: string) => <time dateTime={date}>{formatDatePt(toIsoDate(date))}</time>

const Period = ({ from, to }: PublishedValue) =>
  to === undefined ? (
    <>Desde {day(from)}</>
  ) : (
    <>
      De {day(from)} a {day(to)}
    </>
  )

type Lines = PublishedValue['lines']

/** Longer tables are folded: the page is a list of figures, not of rows. */
const mostRows = 4

const Rows = ({ lines }: { readonly lines: Lines }) => (
  <dl className="n-lines">
    {lines.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

function ValueLines({ lines }: { readonly lines: Lines }) {
  const [first] = lines
  if (lines.length === 1 && first?.label === undefined) return <p className="n-value">{first?.text}</p>
  if (lines.length <= mostRows) return <Rows lines={lines} />
  return (
    <details className="n-others">
      <summary>Ver os {lines.length} valores</summary>
      <Rows lines={lines} />
    </details>
  )
}

function OtherValue({ value }: { readonly value: PublishedValue }) {
  const sources = officialSources(value.source)
  return (
    <li>
      <p className="n-period">
        <Period {...value} />
      </p>
      <ValueLines lines={value.lines} />
      {sources.length > 0 && (
        <p className="n-source">
          Publicado em: <SourceText sources={sources} />
        </p>
      )}
    </li>
  )
}

interface OthersProps {
  readonly title: string
  readonly values: readonly PublishedValue[]
}

/** Values of other days, folded: few ask for them. */
const Others = ({ title, values }: OthersProps) =>
  values.length === 0 ? null : (
    <details className="n-others">
      <summary>{title}</summary>
      <ul>
        {values.map((value) => (
          <OtherValue key={value.from} value={value} />
        ))}
      </ul>
    </details>
  )

const marks: Partial<Readonly<Record<SiteFigure['standing'], string>>> = {
  lapsed: 'Sem valor para hoje',
  due: 'Pode já ter mudado',
}

/** Why there is no value for today. */
function Lapsed({ values }: SiteFigure) {
  const last = values.findLast(({ to }) => to !== undefined)
  return (
    <p className="n-lapsed">
      {last?.to === undefined ? (
        'Ainda não há nenhum valor confirmado.'
      ) : (
        <>O último valor conhecido acabou em {day(last.to)}. Ainda não há outro confirmado.</>
      )}
    </p>
  )
}

/** Marks a figure of ours, which no law defines. */
const Own = ({ law }: SiteFigure) => (
  <>
    <p className="n-mark n-mark--own">Valor da Quero Poupar</p>
    {law && <p className="n-law">{law}</p>}
  </>
)

/** Source of law of a figure, doubts about its value and, folded, where it is published. */
function Origin({ law, confidence, source = '' }: SiteFigure & { readonly source: string | undefined }) {
  const sources = source === law ? [] : officialSources(source)
  return (
    <>
      {law && <p className="n-law">Definido em: {law}</p>}
      {confidence && confidence !== 'A' && source && <p className="n-law">{doubtWords[confidence]}</p>}
      {sources.length > 0 && (
        <details className="n-others">
          <summary>Onde está publicado</summary>
          <p className="n-source">
            <SourceText sources={sources} />
          </p>
        </details>
      )}
    </>
  )
}

/** One figure: the value in force, since when, by which law and source, when it was seen; earlier ones folded. */
export function FigureCard({ figure, today }: { readonly figure: SiteFigure; readonly today: string }) {
  const { name, own, standing, reviewed, reviewBy, values } = figure
  const now = publishedValueOn(figure, toIsoDate(today))
  const mark = now ? marks[standing === 'lapsed' ? 'due' : standing] : marks.lapsed
  const coming = values.filter(({ from }) => from > today)
  const earlier = values.filter((value) => value !== now && value.from <= today).toReversed()
  return (
    <article className="n-figure" id={anchorOf(figure)}>
      <h3>{name}</h3>
      {mark && <p className="n-mark">{mark}</p>}
      {now ? (
        <>
          <ValueLines lines={now.lines} />
          <p className="n-period">
            <Period {...now} />
          </p>
        </>
      ) : (
        <Lapsed {...figure} />
      )}
      <p className="n-seen">
        Última verificação: {day(reviewed)}.{reviewBy >= today && <> Próxima: {day(reviewBy)}.</>}
      </p>
      {own ? <Own {...figure} /> : <Origin {...figure} source={now?.source} />}
      <Others title="Valores futuros" values={coming} />
      <Others title={`Valores anteriores (${earlier.length})`} values={earlier} />
    </article>
  )
}
