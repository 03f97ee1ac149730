/** Where the parts of the blog stand. What is there is content: an address without a story is a 404. */
export const blogPath = '/blog'
export const guidesPath = '/blog/guias'
export const searchPath = '/blog/pesquisa'
export const feedPath = '/blog/rss.xml'
export const glossaryPath = '/glossario'
export const questionsPath = '/perguntas-frequentes'

/** Folders of stories, as the beginnings of full slugs. */
export const topicsFolder = 'blog/temas/'
export const rubricsFolder = 'blog/rubricas/'
const articleFolders = ['guias/', 'blog/']

export const isArticleSlug = (slug: string): boolean =>
  articleFolders.some((folder) => slug.startsWith(folder))

/** Query parameters that change a page of the editorial room, in their canonical order. */
export function editorialQuery(path: string): readonly string[] {
  if (path === searchPath) return ['q', 'pagina']
  return path === blogPath || path.startsWith(`${blogPath}/`) ? ['pagina'] : []
}
