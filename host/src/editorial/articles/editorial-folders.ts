import { blogPath, searchPath } from '../../base/addresses/addresses'

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
