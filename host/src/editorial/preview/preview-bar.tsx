import { renderToStaticMarkup } from 'react-dom/server'
import { addMonths } from 'shared-lib/rules/dates/calendar'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { furthestMonths } from './preview-limits'
import type { PreviewTicket } from './preview-ticket'
import type { ScheduledStory } from './schedules'

interface BarProps {
  readonly ticket: PreviewTicket
  readonly today: IsoDate
  /** Path on screen, query included: where the choice of a day leads back to. */
  readonly path: string
  /** Public address of the page, for leaving the preview. */
  readonly left: string
  readonly editors: readonly string[]
  readonly bridge: string | undefined
  /** Addresses of its style sheets; none before the first build. */
  readonly stylesheets: readonly string[]
  /** Publications to come; undefined where they cannot be read. */
  readonly scheduled: readonly ScheduledStory[] | undefined
  /** Figures of law and market without a value on the day shown. */
  readonly unknownFigures: number
  /** Findings of the linter in this page, as HTML; '' for none. */
  readonly findings: string
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function dueWords(due: number): string {
  if (due === 0) return 'Até lá nada está agendado.'
  return `Até lá ${due === 1 ? 'publica-se' : 'publicam-se'} ${count(due, 'página agendada', 'páginas agendadas')}.`
}

/** Effects of another day on the page, in plain sentences. */
function daySentences({ ticket, today, scheduled, unknownFigures }: BarProps): readonly string[] {
  const { day, undated } = ticket
  if (day === undefined) return []
  const due = scheduled?.filter(({ on }) => on <= day).length
  const content =
    due === undefined
      ? 'As publicações agendadas não se conhecem aqui: só os valores mudam com o dia.'
      : day < today
        ? 'O conteúdo é o de hoje; os valores são os desse dia.'
        : dueWords(due)
  return [
    ...(undated ? ['Com os rascunhos sem data.'] : [content]),
    ...(unknownFigures > 0
      ? [`${count(unknownFigures, 'número sem valor conhecido', 'números sem valor conhecido')} nesse dia.`]
      : []),
  ]
}

function DayForm({ ticket, today, path }: BarProps) {
  return (
    <form className="qp-preview__day" method="post" action="/api/preview/day">
      <input type="hidden" name="path" value={path} />
      <label className="qp-preview__field">
        Dia
        <input
          type="date"
          name="day"
          defaultValue={ticket.day ?? today}
          min={addMonths(today, -furthestMonths)}
          max={addMonths(today, furthestMonths)}
        />
      </label>
      <label className="qp-preview__field">
        <input type="checkbox" name="undated" defaultChecked={ticket.undated === true} />
        Com rascunhos sem data
      </label>
      <button type="submit">Ver nesse dia</button>
    </form>
  )
}

function Bar(props: BarProps) {
  const { ticket, left, editors, bridge, stylesheets, findings } = props
  const { day, undated, refused } = ticket
  const what = day === undefined ? 'Rascunho' : `${undated ? 'Rascunho' : 'O site'} em ${formatDatePt(day)}`
  return (
    <>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <aside
        className="qp-preview"
        id="qp-preview"
        aria-label="Pré-visualização"
        data-editors={editors.join(' ')}
        data-bridge={bridge}
      >
        <p className="qp-preview__state">
          <strong>{what}</strong> {daySentences(props).join(' ')}
        </p>
        <details className="qp-preview__more" open={refused !== undefined}>
          <summary>Dia e opções</summary>
          <DayForm {...props} />
          <button type="button" className="qp-preview__walk" hidden>
            Escolher bloco com as setas
          </button>
          <form className="qp-preview__leave" method="post" action="/api/preview/leave">
            <input type="hidden" name="path" value={left} />
            <button type="submit">Sair da pré-visualização</button>
          </form>
        </details>
        <p className="qp-preview__note" role="status">
          {refused}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: static markup of our own linter panel */}
        <div className="qp-preview__findings" dangerouslySetInnerHTML={{ __html: findings }} />
      </aside>
    </>
  )
}

/** The bar below a preview as static HTML: the shown content, its day, and the link to leave. */
export const previewBar = (props: Omit<BarProps, 'today'> & { readonly today: string }): string =>
  renderToStaticMarkup(<Bar {...props} today={toIsoDate(props.today)} />)
