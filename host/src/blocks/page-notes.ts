import type { PageHeading, PageQuestion, PageWidget } from './rendering'

/** `Que potência preciso?` → `que-potencia-preciso`: where a link inside the page may lead. */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Ids that every page of the site has already. */
const takenByThePage = ['conteudo', 'qp-page', 'qp-page-body']

/** What is learnt of a page while its blocks are drawn, in reading order: the same on every rendering. */
export function createPageNotes() {
  const widgets: PageWidget[] = []
  const headings: PageHeading[] = []
  const questions: PageQuestion[] = []
  const ids = new Set(takenByThePage)
  let images = 0

  function freeId(wanted: string): string {
    let id = wanted
    for (let again = 2; ids.has(id); again++) id = `${wanted}-${again}`
    ids.add(id)
    return id
  }

  return {
    widgets,
    headings,
    questions,
    addWidget(tag: string, attributes: Readonly<Record<string, string>>): string {
      const id = `w${widgets.length + 1}`
      widgets.push({ id, tag, attributes })
      return id
    },
    addHeading(text: string, level: number, anchor = ''): string {
      const id = freeId(anchor || anchorOf(text) || 'parte')
      headings.push({ id, text, level })
      return id
    },
    addQuestion: (question: PageQuestion) => void questions.push(question),
    takeFirstImage: () => images++ === 0,
  }
}
