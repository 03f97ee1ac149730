import { storyPath } from '../source/links'
import { isRecord, recordsOf, textOf } from '../source/story'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

/** Cards of the related guides; the answer of the content service carries them resolved. */
export function ArticleListBlock({ block }: BlockProps) {
  const { log, routes } = useRendering()
  const related = recordsOf(block.articles)
  const unresolved = (Array.isArray(block.articles) ? block.articles.length : 0) - related.length
  if (unresolved > 0) log(`article-list: ${unresolved} related guides are missing or unpublished`)
  const guides = related.filter((guide) => routes(storyPath(textOf(guide.full_slug))))
  if (guides.length === 0) return null
  return (
    <ul className="b-guides">
      {guides.map((guide) => {
        const content = isRecord(guide.content) ? guide.content : {}
        return (
          <li className="b-guides__item" key={textOf(guide.uuid)}>
            <StoryLink to={storyPath(textOf(guide.full_slug))} className="b-guide">
              <span className="b-guide__theme">{textOf(content.theme) || 'Guia'}</span>
              <span className="b-guide__title">{textOf(content.title) || textOf(guide.name)}</span>
              <span className="b-guide__text">{textOf(content.description)}</span>
              <span className="b-guide__more">Ler o guia</span>
            </StoryLink>
          </li>
        )
      })}
    </ul>
  )
}
