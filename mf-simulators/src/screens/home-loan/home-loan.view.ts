import { homeLoanScreenForm } from '../../forms/home-loan.form'
import { lazyAnswer } from '../calculator/answer-view'
import type { CalculatorView } from '../calculator/calculator-view'

export const homeLoanView: CalculatorView = {
  name: 'home-loan',
  path: '/simuladores/credito-habitacao',
  title: 'Simulador de crédito habitação',
  intro: 'A prestação da casa, o que pagas ao todo e se o crédito cabe nos limites que os bancos seguem.',
  form: homeLoanScreenForm,
  promises: [
    'A prestação por mês, a TAEG e o total que pagas (MTIC)',
    'Se o crédito cabe nos limites, e quanto podes pedir com o teu rendimento',
    'Quanto muda se a Euribor subir ou descer, e quanto deves em cada ano',
  ],
  answer: lazyAnswer(() => import(/* webpackChunkName: "home-loan-answer" */ './home-loan.answer')),
  guide: { href: '/guias/taeg-e-mtic', text: 'Guia: TAEG e MTIC, para comparar créditos' },
  note: 'A Euribor fica igual até ao fim. Não conta períodos de carência, capital diferido nem obras pagas por fases.',
}
