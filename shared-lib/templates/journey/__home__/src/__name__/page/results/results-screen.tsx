import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { journeyStages } from 'shared-lib/kit/funnel/journey'
import { useSendOnce } from 'shared-lib/kit/funnel/use-send-once'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import { AskToBeCalled } from 'shared-lib/kit/results/ui/ask-to-be-called'
import { FlowAnswers } from 'shared-lib/kit/results/ui/flow-answers'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { Stages } from 'shared-lib/kit/ui/stages/stages'
import { __camel__Notebook } from '../../rules/__name__.notebook'
import { __camel__Funnel } from '../funnel/__name__.funnel'

/** `/__address__/resultados`: the answers, the visitor's proposals, and the call. */
export function ResultsScreen({ location, shell, today }: Pick<WidgetProps, 'location' | 'shell' | 'today'>) {
  const raw = readQuery(__camel__Funnel, location?.query ?? '')
  const { name } = __camel__Funnel
  useSendOnce(name, () => shell.emit('results-shown', { vertical: name, offers: 0 }))
  return (
    <div className={layout.column}>
      <Stages stages={journeyStages} current={1} />
      <h1>Compara as propostas que tens</h1>
      <p>
        Só ordenamos ofertas com preço, data e fonte. Enquanto não as temos, ordenamos as que já te fizeram.
      </p>
      <FlowAnswers flow={__camel__Funnel} raw={raw} />
      <NotebookView
        notebook={__camel__Notebook}
        purpose="Escreve o que diz cada proposta: pomos primeiro a que custa menos e dizemos porquê."
        location={location}
        carried={carriedAnswers(__camel__Funnel, raw)}
        today={today}
        onAdded={(proposals) => shell.emit('proposal-added', { vertical: name, proposals })}
      />
      <h2>Queres mais propostas?</h2>
      <AskToBeCalled flow={__camel__Funnel} raw={raw} />
      <p>
        <ReachUs company={shell.company} before="Se preferires, " after="." />
      </p>
    </div>
  )
}
