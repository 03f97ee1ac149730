import { tagOf } from 'shared-lib/contract/stories/written-tag'
import { type Block, blocksOf, textOf } from '../../../content/source/story'
import {
  experimentsSlug,
  type FaultKind,
  variantFolder,
} from '../../../pages/views/experiments/experiment-fault'
import { judgeExperiments } from '../../../pages/views/experiments/judge-experiments'
import { type Found, type LintContext, type LintRule, type Place, placeOf } from '../finding'

interface Faulty {
  readonly block: Block
  readonly about: string
  readonly routes: LintContext['routes']
}
type Fault = Pick<Found, 'field' | 'what' | 'how'>

/** Words written in a field, text or number. */
const given = ({ block }: Faulty, field: string) => textOf(String(block[field] ?? ''))

const pickDate = 'Escolhe a data no calendário do campo (hora UTC), ou deixa-o vazio.'

/** Which of the two ways of writing the other version changes nothing. */
function sameWords({ block, about }: Faulty): Fault {
  const tags = blocksOf(block.widgets).map((widget) => `<${tagOf(widget).tag}>`)
  const what = `A outra versão mostra o mesmo que ${about}.`
  if (tags.length === 0)
    return { field: 'story', what, how: 'Muda alguma coisa na história da outra versão.' }
  const how = `Escolhe etiquetas que a página tenha, com outros atributos: ${tags.join(', ')} não muda nada.`
  return { field: 'widgets', what, how }
}

/** Words to an editor about a comparison that the site leaves out. */
const words: Readonly<Record<FaultKind, (faulty: Faulty) => Fault>> = {
  name: (faulty) => ({
    field: 'name',
    what: `«${given(faulty, 'name')}» não serve de nome na medição.`,
    how: 'Usa letras minúsculas, algarismos e hífenes, no máximo 40, como titulo-energia.',
  }),
  page: () => ({
    field: 'page',
    what: 'A experiência não diz que página do site se compara.',
    how: 'Escolhe uma história que seja uma página, sem «?» nem «#».',
  }),
  percentage: (faulty) => ({
    field: 'percentage',
    what: `«${given(faulty, 'percentage')}» não é uma percentagem que compare duas versões.`,
    how: 'Escreve um número acima de 0 e abaixo de 100, por exemplo 50.',
  }),
  start: ({ about }) => ({ field: 'start', what: `O início «${about}» não é uma data.`, how: pickDate }),
  end: ({ about }) => ({ field: 'end', what: `O fim «${about}» não é uma data.`, how: pickDate }),
  order: (faulty) => ({
    field: 'end',
    what: `A experiência acaba (${given(faulty, 'end')}) antes de começar (${given(faulty, 'start')}).`,
    how: 'Põe o fim depois do início.',
  }),
  empty: () => ({
    field: 'story',
    what: 'A experiência não tem outra versão: nem história nem widgets.',
    how: `Escolhe uma história abaixo de ${variantFolder}, ou põe widgets com outros atributos.`,
  }),
  folder: ({ about }) => ({
    field: 'story',
    what: `A outra versão, ${about}, não está abaixo de ${variantFolder}`,
    how: 'Copia-a para essa pasta: só lá não é uma página à parte.',
  }),
  'no-page': ({ about, routes }) => ({
    field: 'page',
    what: routes(about)
      ? `${about} não é uma história: é uma página que uma etiqueta ou o próprio site desenha, e não se compara.`
      : `Ninguém responde em ${about}.`,
    how: 'Escolhe uma página que seja uma história.',
  }),
  'no-story': ({ about }) => ({
    field: 'story',
    what: `A outra versão, ${about}, não existe.`,
    how: `Cria essa história, ou escolhe uma que esteja abaixo de ${variantFolder}`,
  }),
  same: sameWords,
  clash: ({ about }) => ({
    field: 'name',
    what: `Já há a experiência «${about}» com este nome, ou na mesma página e nos mesmos dias.`,
    how: 'Dá-lhe outro nome, ou põe o início de uma depois do fim da outra.',
  }),
}

/** Comparisons in a story that the site does not read for them. */
const elsewhere: Found = {
  block: '',
  field: '',
  severity: 'error',
  what: `O site só lê experiências da história ${experimentsSlug}: estas não correm.`,
  how: 'Na pasta config/experiencias, define esta história como raiz da pasta.',
}

/** Comparisons that the site leaves out, by the same reading as its own. */
export const experimentRule: LintRule = ({ story, path, pieces, context: { storyAt, routes, today } }) => {
  if (story.content.component !== 'experiments') return []
  if (path !== `/${experimentsSlug}`) return [elsewhere]
  const placeAt = (block: Block): Place =>
    pieces.find((piece) => piece.kind === 'block' && piece.value === block) ?? { block: '', field: '' }
  const judged = judgeExperiments(story.content, { storyAt, at: Date.parse(today) })
  return judged.flatMap(({ block, fault }): readonly Found[] => {
    if (!fault) return []
    const found = words[fault.kind]({ block, about: fault.about, routes })
    return [{ ...placeOf(placeAt(block)), severity: 'error', ...found }]
  })
}
