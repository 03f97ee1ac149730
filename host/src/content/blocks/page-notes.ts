import { anchorOf } from '../../base/text/anchor'
import type { PageHeading, PageQuestion, PageWidget } from './rendering'

/** Ids that every page of the site has already. */
const takenByThePage = ['conteudo', 'qp-page', 'qp-page-body', 'calcula-o-teu', 'referencias']

/** Notes on a page, learnt while its blocks are drawn, in reading order: the same on every rendering. */
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
