import { tagOf } from 'shared-lib/stories/written-tag'
import { type Block, blocksOf, textOf } from '../../../content/story'
import { type ExperimentFault, experimentsSlug, variantFolder } from '../../../experiments/experiment-fault'
import { judgeExperiments } from '../../../experiments/judge-experiments'
import { type Found, type LintContext, type LintRule, type Place, placeOf } from '../finding'

type Said = Pick<Found, 'field' | 'what' | 'how'>

const pickDate = 'Escolhe a data no calendário do campo (hora UTC), ou deixa-o vazio.'

/** What an editor is told of a comparison that the site leaves out. */
function said({ kind, about }: ExperimentFault, block: Block, routes: LintContext['routes']): Said {
  const given = (field: string) => textOf(String(block[field] ?? ''))
  switch (kind) {
    case 'name':
      return {
        field: 'name',
        what: `«${given('name')}» não serve de nome na medição.`,
        how: 'Usa letras minúsculas, algarismos e hífenes, no máximo 40, como titulo-energia.',
      }
    case 'page':
      return {
        field: 'page',
        what: 'A experiência não diz que página do site se compara.',
        how: 'Escolhe uma história que seja uma página, sem «?» nem «#».',
      }
    case 'percentage':
      return {
        field: 'percentage',
        what: `«${given('percentage')}» não é uma percentagem que compare duas versões.`,
        how: 'Escreve um número acima de 0 e abaixo de 100, por exemplo 50.',
      }
    case 'start':
      return { field: 'start', what: `O início «${about}» não é uma data.`, how: pickDate }
    case 'end':
      return { field: 'end', what: `O fim «${about}» não é uma data.`, how: pickDate }
    case 'order':
      return {
        field: 'end',
        what: `A experiência acaba (${given('end')}) antes de começar (${given('start')}).`,
        how: 'Põe o fim depois do início.',
      }
    case 'empty':
      return {
        field: 'story',
        what: 'A experiência não tem outra versão: nem história nem widgets.',
        how: `Escolhe uma história abaixo de ${variantFolder}, ou põe widgets com outros atributos.`,
      }
    case 'folder':
      return {
        field: 'story',
        what: `A outra versão, ${about}, não está abaixo de ${variantFolder}`,
        how: 'Copia-a para essa pasta: só lá não é uma página à parte.',
      }
    case 'no-page':
      return {
        field: 'page',
        what: routes(about)
          ? `${about} não é uma história: é uma página que uma etiqueta ou o próprio site desenha, e não se compara.`
          : `Ninguém responde em ${about}.`,
        how: 'Escolhe uma página que seja uma história.',
      }
    case 'no-story':
      return {
        field: 'story',
        what: `A outra versão, ${about}, não existe.`,
        how: `Cria essa história, ou escolhe uma que esteja abaixo de ${variantFolder}`,
      }
    case 'same':
      return sameWords(about, block)
    case 'clash':
      return {
        field: 'name',
        what: `Já há a experiência «${about}» com este nome, ou na mesma página e nos mesmos dias.`,
        how: 'Dá-lhe outro nome, ou põe o início de uma depois do fim da outra.',
      }
  }
}

/** Which of the two ways of writing the other version changes nothing. */
function sameWords(path: string, { widgets }: Block): Said {
  const tags = blocksOf(widgets).map((widget) => `<${tagOf(widget).tag}>`)
  const what = `A outra versão mostra o mesmo que ${path}.`
  return tags.length === 0
    ? { field: 'story', what, how: 'Muda alguma coisa na história da outra versão.' }
    : {
        field: 'widgets',
        what,
        how: `Escolhe etiquetas que a página tenha, com outros atributos: ${tags.join(', ')} não muda nada.`,
      }
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
  return judgeExperiments(story.content, { storyAt, at: Date.parse(today) }).flatMap(
    ({ block, fault }): readonly Found[] =>
      fault ? [{ ...placeOf(placeAt(block)), severity: 'error', ...said(fault, block, routes) }] : [],
  )
}
