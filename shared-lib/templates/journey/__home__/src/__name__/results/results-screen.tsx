import type { WidgetProps } from 'shared-lib/contract/define-widget'
import {
  addressOf,
  carriedAnswers,
  checkAnswers,
  readQuery,
  stepAddress,
} from 'shared-lib/funnel/funnel-address'
import { journeyStages } from 'shared-lib/funnel/journey'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { useTellOnce } from 'shared-lib/funnel/use-tell-once'
import { ArrowRight } from 'shared-lib/icons'
import { NotebookView } from 'shared-lib/notebook/ui/notebook'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { Stages } from 'shared-lib/ui/stages/stages'
import { __camel__Notebook } from '../domain/__name__.notebook'
import { __camel__Funnel } from '../funnel/__name__.funnel'

/** `/__address__/resultados`: what was answered, the proposals that the visitor holds, and the call. */
export function ResultsScreen({ location, shell, today }: Pick<WidgetProps, 'location' | 'shell' | 'today'>) {
  const raw = readQuery(__camel__Funnel, location?.query ?? '')
  const { name } = __camel__Funnel
  useTellOnce(name, () => shell.emit('results-shown', { vertical: name, offers: 0 }))
  return (
    <div className={layout.column}>
      <Stages stages={journeyStages} current={1} />
      <h1>Compara as propostas que tens</h1>
      <p>
        Só ordenamos ofertas com preço, data e fonte. Enquanto não as temos, ordenamos as que já te fizeram.
      </p>
      <ul className={layout.list}>
        {checkAnswers(__camel__Funnel, raw).map(({ slug, answer }) => (
          <li key={slug}>{answer}</li>
        ))}
      </ul>
      <p>
        <a href={stepAddress(__camel__Funnel, checkSlug, raw)}>Alterar respostas</a>
      </p>
      <NotebookView
        notebook={__camel__Notebook}
        purpose="Escreve o que diz cada proposta: pomos primeiro a que custa menos e dizemos porquê."
        location={location}
        carried={carriedAnswers(__camel__Funnel, raw)}
        today={today}
        onAdded={(proposals) => shell.emit('proposal-added', { vertical: name, proposals })}
      />
      <h2>Queres mais propostas?</h2>
      <div className={layout.row}>
        <Button
          kind="main"
          href={addressOf(__camel__Funnel, journeyAddresses(__camel__Funnel).details, raw)}
          iconEnd={<ArrowRight size={20} />}
        >
          Quero que me liguem
        </Button>
      </div>
      <p>
        <ReachUs company={shell.company} before="Se preferires, " after="." />
      </p>
    </div>
  )
}
