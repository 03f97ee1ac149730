import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { blogPath, feedPath, guidesPath } from '../../base/addresses/addresses'
import { RichText } from '../../content/blocks/rich-text'
import { blocksOf } from '../../content/source/story'
import { Breadcrumbs } from '../../pages/page-parts/opening'
import { homeStep, type TrailStep } from '../../pages/page-parts/structured-data'
import type { MakeEditorialPage } from './editorial-call'
import type { Article, Author, Library } from './library'
import { linkTerms } from './link-terms'
import { ArticleCards, Sources } from './parts'

const Signed = ({ by }: { readonly by: Author }) => (
  <a href={by.path} rel="author">
    {by.name}
  </a>
)

/** Author, reviewer and dates, where known. */
function Byline({ article: { author, reviewer, published, updated } }: { readonly article: Article }) {
  return (
    <p className="b-article__date e-byline">
      {author && (
        <span>
          Por <Signed by={author} />
        </span>
      )}
      {reviewer && (
        <span>
          Revisto por <Signed by={reviewer} />
        </span>
      )}
      {published && (
        <span>
          Publicado em <time dateTime={published}>{formatDatePt(published)}</time>
        </span>
      )}
      {updated && updated !== published && (
        <span>
          Atualizado em <time dateTime={updated}>{formatDatePt(updated)}</time>
        </span>
      )}
    </p>
  )
}

/** The writer and the reviewer. A newsroom alone has its page in the byline. */
function AuthorCard({
  author,
  reviewer,
}: {
  readonly author: Author
  readonly reviewer?: Author | undefined
}) {
  return (
    <section className="e-author" aria-labelledby="quem-escreveu">
      <h2 id="quem-escreveu" className="e-minor">
        {reviewer ? 'Quem escreveu e reviu' : 'Quem escreveu'}
      </h2>
      {[author, reviewer].map(
        (one) =>
          one && (
            <div key={one.uuid}>
              <p className="e-author__name">
                <Signed by={one} />
                {one.role && <span>, {one.role}</span>}
              </p>
              <RichText value={one.bio} />
            </div>
          ),
      )}
    </section>
  )
}

/** Others of its topic first, then of its rubric, newest first. */
function relatedTo(article: Article, { articles }: Library): readonly Article[] {
  const near = ({ topic, rubric }: Article) =>
    Number(topic !== undefined && topic === article.topic) * 2 +
    Number(rubric !== undefined && rubric === article.rubric)
  return articles
    .filter((other) => other !== article && near(other) > 0)
    .sort((a, b) => near(b) - near(a))
    .slice(0, 3)
}

const trailOf = ({ path, title, isGuide, topic }: Article): readonly TrailStep[] => [
  homeStep,
  { name: 'Blog', path: blogPath },
  ...(isGuide
    ? [{ name: 'Guias', path: guidesPath }]
    : topic
      ? [{ name: topic.title, path: topic.path }]
      : []),
  { name: title, path },
]

export const articlePage: MakeEditorialPage = ({ story, path, library, describe, company, draw }) => {
  const article = library.articles.find((one) => one.path === path)
  if (!article) return undefined
  const trail = trailOf(article)
  const related = relatedTo(article, library)
  const content = linkTerms({ ...story.content, theme: article.topicName }, library.terms)
  const { title, description, published, updated, author, topic, rubric } = article
  // Structured data gets the nearest picture; a shared link shows the article's own, else one drawn with its title.
  const image = article.image ?? topic?.image ?? company.image
  return {
    title,
    description,
    type: 'article',
    trail,
    feed: feedPath,
    image: article.image,
    structured: published
      ? [
          describe.article({
            path,
            title,
            description,
            published,
            updated: updated ?? published,
            author,
            image: image?.src,
            publisher: company,
          }),
        ]
      : [],
    drawn: draw(
      (drawBlocks) => (
        <div className="e-article">
          <div className="e-column">
            <Breadcrumbs trail={trail} />
          </div>
          {drawBlocks([content])}
          <div className="e-column">
            <Sources content={story.content} folded={blocksOf(story.content.opening).length > 0} />
            {(topic || rubric) && (
              <p className="e-shelves">
                Mais sobre{' '}
                {[topic, rubric].map(
                  (shelf) =>
                    shelf && (
                      <a key={shelf.path} href={shelf.path}>
                        {shelf.title}
                      </a>
                    ),
                )}
              </p>
            )}
            {author && (!author.isTeam || article.reviewer) && (
              <AuthorCard author={author} reviewer={article.reviewer} />
            )}
          </div>
          {related.length > 0 && (
            <section className="e-related" aria-labelledby="a-seguir">
              <h2 id="a-seguir">A seguir</h2>
              <ArticleCards articles={related} level={3} short />
            </section>
          )}
        </div>
      ),
      <Byline article={article} />,
    ),
  }
}
