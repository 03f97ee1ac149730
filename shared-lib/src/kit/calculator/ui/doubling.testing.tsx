import type { CalculatorData } from '../../form/calculator'
import { type RecordedShell, recordedShell } from '../../funnel/ui/page-of.testing'
import type { AnswerView } from '../answer-view'
import { lazyAnswer } from '../answer-view'
import type { CalculatorView, Headline } from '../calculator-view'
import { CalculatorScreen } from './calculator-screen'

// Invented: the double of a price.
export const doubling = (form: CalculatorView['form'], answer: AnswerView): CalculatorView => ({
  name: 'doubling',
  path: '/simuladores/dobro',
  title: 'O dobro',
  intro: 'Quanto é o dobro.',
  form,
  answer: lazyAnswer(async () => ({ answer })),
})
export const headline = ({ doubled }: { readonly doubled: number }): Headline => ({
  label: 'Dobro',
  value: { cents: doubled },
  sentence: 'É o dobro.',
})
export const shellOfSite = (): RecordedShell => ({ ...recordedShell(), apiUrl: 'http://localhost' })

/** On its own page, or in a tag where no query is given. */
export const screenOf = (
  view: CalculatorView,
  query: string | undefined,
  data: CalculatorData,
  { attributes = {}, shell = shellOfSite() }: { attributes?: object; shell?: RecordedShell } = {},
) => (
  <CalculatorScreen
    view={view}
    data={data}
    attributes={{ ...attributes }}
    location={query === undefined ? undefined : { path: view.path, query }}
    shell={shell}
    today="2026-11-21"
  />
)
