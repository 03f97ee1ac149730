import { Fragment } from 'react'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Block, blocksOf, isRecord, textOf } from '../source/story'
import { articleParts, isTool } from './article-parts'
import { Fold } from './fold'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'

/** Where the button below the opening of a guide leads. */
const toolAnchor = 'calcula-o-teu'

/** When it was last checked: a date, or the words of an editor. */
const reviewedText = (written: string) => (isIsoDate(written) ? formatDatePt(written) : written)

function Part({ title, blocks }: { readonly title: string; readonly blocks: readonly Block[] }) {
  const { draw, addHeading } = useRendering()
  const id = addHeading(title, 2)
  if (blocks.length === 0)
    return (
      <h2 className="b-article__part" id={id}>
        {title}
      </h2>
    )
  return (
    <Fold title={title} id={id}>
      {draw(blocks)}
    </Fold>
  )
}

/** The opening of a guide: the way to the reader's own figures, and the picture that answers. */
function Opening({ block }: BlockProps) {
  const { draw } = useRendering()
  const hasTool = blocksOf(block.body).some(isTool)
  return (
    <div className="b-opening">
      {draw(blocksOf(block.opening))}
      {hasTool && (
        <p className="b-opening__action">
          <a className="b-button" href={`#${toolAnchor}`}>
            {textOf(block.action) || 'Calcula o teu'}
          </a>
        </p>
      )}
    </div>
  )
}

/** Words and tables folded under their heading, calculators in sight after them; the last is the reader's own. */
function Parts({ blocks }: { readonly blocks: readonly Block[] }) {
  const { draw } = useRendering()
  const own = blocks.findLast(isTool)
  return articleParts(blocks).map(({ title, blocks: held, tools }, place) => {
    const key = `${place} ${title ?? ''}`
    return (
      <Fragment key={key}>
        {title === undefined ? draw(held) : <Part title={title} blocks={held} />}
        {tools.map((tool) => (
          <div key={tool._uid ?? tool.component} id={tool === own ? toolAnchor : undefined}>
            {draw([tool])}
          </div>
        ))}
      </Fragment>
    )
  })
}

/** An article. One with an opening answers in its first screen and folds its parts on a phone: a guide. */
export function ArticleBlock({ block }: BlockProps) {
  const { draw, byline } = useRendering()
  const lead = textOf(block.lead) || textOf(block.description)
  const reviewed = textOf(block.updatedOn) || textOf(block.reviewed)
  const signed =
    byline ?? (reviewed && <p className="b-article__date">Revisto em {reviewedText(reviewed)}</p>)
  const isGuide = blocksOf(block.opening).length > 0
  const body = isGuide ? <Parts blocks={blocksOf(block.body)} /> : draw(blocksOf(block.body))
  return (
    <article className={isGuide ? 'b-article b-article--guide' : 'b-article'}>
      <header className="b-article__header">
        {textOf(block.theme) && <p className="b-article__theme">{textOf(block.theme)}</p>}
        <h1 className="b-article__title">{textOf(block.title)}</h1>
        <p className="b-article__lead">{lead}</p>
        {isGuide && <Opening block={block} />}
        {signed}
      </header>
      <div className="b-article__body">{isRecord(block.body) ? <RichText value={block.body} /> : body}</div>
    </article>
  )
}
