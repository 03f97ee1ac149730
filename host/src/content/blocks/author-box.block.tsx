import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { isIsoDate } from 'shared-lib/rules/dates/iso-date'
import { contentImage } from '../source/assets'
import { type Block, blocksOf, textOf } from '../source/story'
import { Picture } from './picture'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

function Person({ person, did }: { readonly person: Block; readonly did: string }) {
  const { edit } = useRendering()
  const name = textOf(person.name)
  const photo = contentImage(person.photo)
  return (
    <div className="b-person" {...edit?.(person)}>
      {photo && (
        <span className="b-person__photo">
          <Picture image={{ ...photo, alt: '' }} preset="portrait" />
        </span>
      )}
      <div>
        <p className="b-person__did">{did}</p>
        <p className="b-person__name">
          <StoryLink to={person.link} otherwise={name}>
            {name}
          </StoryLink>
        </p>
        {textOf(person.role) && <p className="b-person__role">{textOf(person.role)}</p>}
        {textOf(person.text) && <p className="b-person__text">{textOf(person.text)}</p>}
      </div>
    </div>
  )
}

/** An ISO date in words; anything else as an editor wrote it. */
const Day = ({ text }: { readonly text: string }) =>
  isIsoDate(text) ? <time dateTime={text}>{formatDatePt(text)}</time> : text

/** Authors and reviewers of a text, and its dates. */
export function AuthorBoxBlock({ block }: BlockProps) {
  const named = (people: unknown) => blocksOf(people).filter(({ name }) => textOf(name) !== '')
  const updated = textOf(block.updated)
  return (
    <div className="b-author">
      {named(block.authors).map((person) => (
        <Person key={textOf(person.name)} person={person} did="Escrito por" />
      ))}
      {named(block.reviewers).map((person) => (
        <Person key={textOf(person.name)} person={person} did="Revisto por" />
      ))}
      {updated && (
        <p className="b-author__date">
          Atualizado em <Day text={updated} />
        </p>
      )}
    </div>
  )
}
