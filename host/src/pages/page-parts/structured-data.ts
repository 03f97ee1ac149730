import type { Company } from 'shared-lib/contract/define-widget'
import { glossaryPath } from '../../base/addresses/addresses'
import type { StructuredData } from './page-head'

/** A step of the way to a page, home first and the page itself last. */
export interface TrailStep {
  readonly name: string
  readonly path: string
}

export const homeStep: TrailStep = { name: 'Início', path: '/' }

interface ArticleFacts {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly published: string
  readonly updated: string
  readonly image?: string | undefined
  readonly publisher: { readonly name: string; readonly logo?: string | undefined }
  readonly author?: { readonly name: string; readonly path: string; readonly isTeam: boolean } | undefined
}

interface Term {
  readonly name: string
  readonly short: string
  readonly path: string
}

/** https://schema.org/FAQPage */
const questions = (
  all: readonly { readonly question: string; readonly answer: string }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** schema.org wants whole addresses; without a configured origin they are those of the site itself. */
export function structuredData(origin = '') {
  const url = (path: string) => origin + path
  const whole = (address: string) => (address.startsWith('/') ? url(address) : address)
  const publisher = { '@type': 'Organization', '@id': url('/#organizacao') }
  const publisherOf = ({ name }: Pick<Company, 'name'>, logo?: string) => ({
    ...publisher,
    name,
    url: url('/'),
    ...(logo && { logo: whole(logo) }),
  })

  return {
    /** https://developers.google.com/search/docs/appearance/structured-data/organization */
    organization: (company: Company, logo?: string): StructuredData => ({
      ...publisherOf(company, logo),
      ...(company.phone && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: company.phone,
          availableLanguage: 'pt',
        },
      }),
    }),

    website: ({ name }: Company): StructuredData => ({
      '@type': 'WebSite',
      name,
      url: url('/'),
      inLanguage: 'pt-PT',
      publisher,
    }),

    /** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
    breadcrumbs: (trail: readonly TrailStep[]): StructuredData => ({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: url(path),
      })),
    }),

    /** https://developers.google.com/search/docs/appearance/structured-data/article */
    article(article: ArticleFacts): StructuredData {
      const { author } = article
      return {
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        inLanguage: 'pt-PT',
        mainEntityOfPage: url(article.path),
        datePublished: article.published,
        dateModified: article.updated,
        publisher: publisherOf(article.publisher, article.publisher.logo),
        ...(article.image && { image: [whole(article.image)] }),
        ...(author && {
          author: {
            '@type': author.isTeam ? 'Organization' : 'Person',
            name: author.name,
            url: url(author.path),
          },
        }),
      }
    },

    /** https://developers.google.com/search/docs/appearance/structured-data/software-app */
    application: (
      page: Pick<ArticleFacts, 'path' | 'title' | 'description'>,
      { name }: Pick<Company, 'name'>,
    ): StructuredData => ({
      '@type': 'WebApplication',
      name: page.title,
      description: page.description,
      url: url(page.path),
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      browserRequirements: 'HTML5',
      inLanguage: 'pt-PT',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      publisher: publisherOf({ name }),
    }),

    questions,

    /** https://schema.org/DefinedTerm */
    term: (term: Term): StructuredData => ({
      '@type': 'DefinedTerm',
      name: term.name,
      description: term.short,
      url: url(term.path),
      inDefinedTermSet: url(glossaryPath),
    }),
  }
}

export type StructuredDataMaker = ReturnType<typeof structuredData>
