import type { ImiOutcome } from '../../domain/property/imi-outcome'
import { imiForm } from '../../forms/imi.form'
import { defineView } from '../simulator/simulator-view'
import { imiHeadline } from './imi-headline'
import { ImiResult } from './imi-result'

export const imiView = defineView<ImiOutcome>({
  name: 'imi',
  path: '/simuladores/imi',
  title: 'Simulador de IMI',
  intro: 'Quanto pagas de IMI pela tua casa, com a taxa do teu concelho, e em que meses o pagas.',
  form: imiForm,
  promises: [
    'O IMI do ano, com a taxa que o teu concelho aplicou',
    'A dedução por dependentes, se o teu concelho a der',
    'As prestações, com o mês e o valor de cada uma',
  ],
  headline: imiHeadline,
  Result: ImiResult,
  guide: { href: '/guias/imi-explicado', text: 'Guia: o IMI explicado' },
})
