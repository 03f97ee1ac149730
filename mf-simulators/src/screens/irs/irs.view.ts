import { irsForm } from '../../forms/irs.form'
import { lazyAnswer } from '../simulator/answer-view'
import type { SimulatorView } from '../simulator/simulator-view'

export const irsView: SimulatorView = {
  name: 'irs',
  path: '/simuladores/irs',
  title: 'Simulador de IRS',
  intro:
    'Quanto é o IRS do ano, quanto te devolvem ou falta pagar, e se um casal ganha em entregar em conjunto.',
  form: irsForm,
  promises: [
    'O reembolso, ou o que falta pagar',
    'Para casais, em conjunto e em separado lado a lado',
    'Cada dedução com o seu limite e o que ainda cabe nela',
    'O que devolve o teu concelho, e cada conta com a sua lei',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "irs-answer" */ './irs.answer')),
  guide: { href: '/guias/irs-jovem', text: 'Guia: IRS Jovem' },
  note: 'Não contamos rendas, mais-valias, deficiência nem guarda partilhada. O acerto final é o da Autoridade Tributária.',
}
