import { formatDatePt } from 'shared-lib/dates/format-date'
import { isIsoDate } from 'shared-lib/dates/iso-date'
import { blocksOf, isRecord, textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'

export function PageBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  return <div className="b-page">{draw(blocksOf(block.body))}</div>
}

/** When it was last checked: a date, or the words of an editor. */
const reviewedText = (written: string) => (isIsoDate(written) ? formatDatePt(written) : written)

export function ArticleBlock({ block }: BlockProps) {
  const { draw, byline } = useRendering()
  const lead = textOf(block.lead) || textOf(block.description)
  const reviewed = textOf(block.updatedOn) || textOf(block.reviewed)
  return (
    <article className="b-article">
      <header className="b-article__header">
        {textOf(block.theme) && <p className="b-article__theme">{textOf(block.theme)}</p>}
        <h1 className="b-article__title">{textOf(block.title)}</h1>
        <p className="b-article__lead">{lead}</p>
        {byline ?? (reviewed && <p className="b-article__date">Revisto em {reviewedText(reviewed)}</p>)}
      </header>
      <div className="b-article__body">
        {isRecord(block.body) ? <RichText value={block.body} /> : draw(blocksOf(block.body))}
      </div>
    </article>
  )
}
