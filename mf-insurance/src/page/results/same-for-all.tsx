import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { addressOf } from 'shared-lib/kit/funnel/funnel-address'
import { FileText, icon } from 'shared-lib/kit/icons'
import { questionAddress } from 'shared-lib/kit/results/flow-links'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { brokerSlug, insuranceFunnel as flow } from '../funnel/insurance.funnel'
import { briefPath } from '../funnel/insurance.paths'
import { briefQuestions } from './brief-questions'

const ClipboardList = icon(
  'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01',
)

/** The sheet that every insurer gets, so that their quotes can be compared. */
export const SameForAll = ({ raw }: { readonly raw: RawAnswers }) => (
  <div className={layout.part}>
    <p>
      Só podes comparar propostas iguais. Leva esta folha a cada seguradora: o que queres coberto, os dados
      que pedem e sete perguntas. Antes de assinares, pede o IPID: o resumo do que o seguro cobre, que têm de
      te dar.
    </p>
    <ol className={layout.list}>
      {briefQuestions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
    <p>
      Para a folha ir completa, diz também a marca, os quilómetros e os anos sem acidentes: são as perguntas
      que te vão fazer a seguir.
    </p>
    <div className={layout.row}>
      <Button kind="plain" href={addressOf(flow, briefPath, raw)} icon={<FileText size={20} />}>
        Abrir a folha para imprimir
      </Button>
      <Button kind="quiet" href={questionAddress(flow, brokerSlug, raw)} icon={<ClipboardList size={20} />}>
        Completar os dados para a proposta
      </Button>
    </div>
  </div>
)
