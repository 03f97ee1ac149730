import { glossaryPath } from '../../base/addresses/addresses'
import { foldInPlace } from '../../base/text/fold'
import { RichText } from '../../content/blocks/rich-text'
import { isRecord, textOf } from '../../content/source/story'
import { Breadcrumbs } from '../../pages/page-parts/opening'
import { homeStep, type TrailStep } from '../../pages/page-parts/structured-data'
import type { MakeEditorialPage } from './editorial-call'
import type { Library, Term } from './library'
import { linkTerms, namesTerm } from './link-terms'
import { ArticleCards, Sources } from './parts'
import { plainText } from './plain-text'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** `Índice` is listed under I, terms that begin with a digit under #. */
const letterOf = ({ name }: Term) => {
  const letter = foldInPlace(name.normalize('NFC')).charAt(0).toUpperCase()
  return alphabet.includes(letter) ? letter : '#'
}

const anchorOfLetter = (letter: string) => `letra-${letter === '#' ? 'outros' : letter.toLowerCase()}`

/** Words of the whole glossary, A to Z. */
export function GlossaryList({ terms }: { readonly terms: readonly Term[] }) {
  const letters = [...alphabet, '#'].map((letter) => ({
    letter,
    terms: terms.filter((term) => letterOf(term) === letter),
  }))
  const used = letters.filter((one) => one.terms.length > 0)
  return (
    <>
      <nav className="e-letters" aria-label="Letras">
        <ul>
          {letters
            .filter(({ letter, terms: some }) => letter !== '#' || some.length > 0)
            .map(({ letter, terms: some }) => (
              <li key={letter}>
                {some.length > 0 ? (
                  <a href={`#${anchorOfLetter(letter)}`}>{letter}</a>
                ) : (
                  <span>{letter}</span>
                )}
              </li>
            ))}
        </ul>
      </nav>
      {used.map(({ letter, terms: some }) => (
        <section className="e-letter" key={letter} aria-labelledby={anchorOfLetter(letter)}>
          <h2 id={anchorOfLetter(letter)}>{letter}</h2>
          <dl>
            {some.map(({ uuid, path, name, short }) => (
              <div key={uuid}>
                <dt>
                  <a href={path}>{name}</a>
                </dt>
                <dd>{short}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

/** Terms that editors named, by UUID, slug or name. */
function relatedTerms({ content }: Term, { terms }: Library): readonly Term[] {
  const named = (Array.isArray(content.related) ? content.related : [content.related]).map((one) =>
    isRecord(one) ? textOf(one.uuid) : textOf(one),
  )
  return terms.filter(({ uuid, slug, forms }) =>
    named.some((one) => one !== '' && (one === uuid || one === slug || forms.includes(one))),
  )
}

export const termPage: MakeEditorialPage = ({ story, path, library, describe, draw }) => {
  const term = library.terms.find((one) => one.path === path)
  if (!term) return undefined
  const { name, short } = term
  const trail: readonly TrailStep[] = [homeStep, { name: 'Glossário', path: glossaryPath }, { name, path }]
  const related = relatedTerms(term, library)
  const content = linkTerms(
    story.content,
    library.terms.filter((one) => one !== term),
  )
  const naming = library.articles.filter(({ content: { lead, body } }) =>
    namesTerm(plainText({ lead, body }), term),
  )
  return {
    title: `${name}: o que é`,
    description: short,
    trail,
    structured: [describe.term({ name, short, path })],
    drawn: draw(() => (
      <div className="e-page">
        <article className="e-term">
          <Breadcrumbs trail={trail} />
          <p className="e-kicker">Glossário</p>
          <h1 className="e-title">{name}</h1>
          <p className="e-lead">{short}</p>
          {content.body !== undefined && <RichText value={content.body} />}
          {related.length > 0 && (
            <section aria-labelledby="relacionados">
              <h2 id="relacionados" className="e-minor">
                Termos relacionados
              </h2>
              <ul className="e-chips">
                {related.map((one) => (
                  <li key={one.uuid}>
                    <a href={one.path}>{one.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Sources content={story.content} />
        </article>
        {naming.length > 0 && (
          <section className="e-related" aria-labelledby="onde-aparece">
            <h2 id="onde-aparece">Onde falamos disto</h2>
            <ArticleCards articles={naming.slice(0, 3)} level={3} />
          </section>
        )}
      </div>
    )),
  }
}
