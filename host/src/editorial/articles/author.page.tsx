import { blogPath } from '../../base/addresses/addresses'
import { RichText } from '../../content/blocks/rich-text'
import { textOf } from '../../content/source/story'
import { Opening } from '../../pages/page-parts/opening'
import { homeStep } from '../../pages/page-parts/structured-data'
import type { MakeEditorialPage } from './editorial-call'
import { headOf, pageAddress, paginate } from './paginate'
import { ArticleCards, Pagination } from './parts'
import { plainText } from './plain-text'

const perPage = 12

export const authorPage: MakeEditorialPage = ({ story, path, query, library, draw }) => {
  const author = library.authors.find((one) => one.path === path)
  if (!author) return undefined
  const written = library.articles.filter((one) => one.author === author || one.reviewer === author)
  const list = paginate(written, query.get('pagina'), perPage)
  if (!list) return undefined
  const trail = [homeStep, { name: 'Blog', path: blogPath }, { name: author.name, path }]
  const description = textOf(story.content.description) || plainText(author.bio).slice(0, 160)
  return {
    ...headOf(list.page, author.name, description),
    trail,
    canonical: pageAddress(path, list.page),
    drawn: draw(() => (
      <div className="e-page">
        <Opening trail={trail} kicker={author.role} title={author.name} lead="">
          <RichText value={author.bio} />
        </Opening>
        {list.items.length > 0 && (
          <section aria-labelledby="artigos">
            <h2 id="artigos" className="e-heading">
              {author.isTeam ? 'O que escrevemos e revimos' : 'O que escreveu e reviu'}
            </h2>
            <ArticleCards articles={list.items} level={3} />
            <Pagination of={list} path={path} />
          </section>
        )}
      </div>
    )),
  }
}
