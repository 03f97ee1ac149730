import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { claimDeadlines } from '../../data/parameters/claim-rules'
import { accidentPath } from '../funnel/insurance.paths'
import { Tool } from '../results/tool'
import { AccidentAnswer, LossAnswer } from './accident-answer'
import { accidentForm, lossForm } from './accident-forms'

const controls = { ...tileControls, ...dateControls }

/** `/seguros/acidente`: whether one's own insurer sees to it, until when it must answer, and what a wreck is worth. */
export function AccidentScreen({ location, today }: Pick<WidgetProps, 'location' | 'today'>) {
  const day = toIsoDate(today)
  const tool = {
    query: location?.query ?? '',
    path: accidentPath,
    today,
    controls,
    isPage: location !== undefined,
  }
  const Heading = location ? 'h1' : 'h3'
  const Part = location ? 'h2' : 'h4'
  const notice = tryValueOn(claimDeadlines, day)?.noticeDays
  return (
    <div className={location ? layout.page : layout.part}>
      <Heading>Tiveste um acidente: o que fazer agora</Heading>
      <ol className={layout.list}>
        <li>Com feridos, liga 112 e não mexas nos veículos.</li>
        <li>Tira fotografias e preenche com o outro condutor a declaração amigável. Assinem os dois.</li>
        <li>
          Avisa a tua seguradora{notice !== undefined && ` nos ${notice} dias seguintes`}, mesmo que a culpa
          não seja tua.
        </li>
        <li>
          Se o outro não tem seguro, quem paga é o Fundo de Garantia Automóvel. Se fugiu, o fundo paga os
          danos corporais e só em casos especiais o veículo.
        </li>
      </ol>
      <section className={layout.part}>
        <Part>A tua seguradora trata de tudo? E até quando?</Part>
        <Tool id="prazos" label="O acidente" form={accidentForm} {...tool}>
          {(input) => <AccidentAnswer input={input} today={day} />}
        </Tool>
      </section>
      <section className={layout.part}>
        <Part>É perda total?</Part>
        <Tool id="perda-total" label="Perda total" form={lossForm} {...tool}>
          {(input) => <LossAnswer input={input} today={day} />}
        </Tool>
      </section>
    </div>
  )
}
