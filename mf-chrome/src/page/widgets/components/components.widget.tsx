import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { exampleNotebook } from 'shared-lib/kit/notebook/example-notebook'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import { Choices } from './choices'
import { componentsContract } from './components.contract'
import styles from './components.module.css'
import { Buttons, Feedback, Figures } from './feedback'
import { Fields } from './fields'
import { Layouts } from './layouts'
import { Overlays } from './overlays'

/** Two invented proposals. */
const proposals =
  'p1.proposta=Exemplo+Um&p1.monthly=20&p1.joining=0&p2.proposta=Exemplo+Dois&p2.monthly=18&p2.until=31/12/2099'

/** Parts of funnels and results, for those who make them. Nothing is sent; the notebook alone keeps what is added. */
function Components({ today }: WidgetProps<typeof componentsContract.attributes>) {
  return (
    <div className={styles.components}>
      <Buttons />
      <Fields today={today} />
      <Choices />
      <Layouts />
      <Figures />
      <Feedback />
      <Overlays />
      <NotebookView
        notebook={exampleNotebook}
        purpose="Até cinco propostas, por ordem do que custam. Aqui são de um produto que não existe."
        location={{ path: '/estilo', query: proposals }}
        today={today}
      />
    </div>
  )
}

export default implementWidget(componentsContract, Components)
