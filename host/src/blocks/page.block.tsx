import { blocksOf, textOf } from '../content/story'
import { type BlockProps, useRendering } from './rendering'

export function PageBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  return <div className="b-page">{draw(blocksOf(block.body))}</div>
}

export function ArticleBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  return (
    <article className="b-article">
      <header className="b-article__header">
        {textOf(block.theme) && <p className="b-article__theme">{textOf(block.theme)}</p>}
        <h1 className="b-article__title">{textOf(block.title)}</h1>
        <p className="b-article__lead">{textOf(block.lead)}</p>
        <p className="b-article__date">Revisto em {textOf(block.reviewed)}</p>
      </header>
      <div className="b-article__body">{draw(blocksOf(block.body))}</div>
    </article>
  )
}
