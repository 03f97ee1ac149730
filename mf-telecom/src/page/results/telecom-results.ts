import { defineResults } from 'shared-lib/kit/results/results-view'
import { telecomJourney } from '../funnel/telecom.journey'

/** Orders and filters of the list of packages. */
export const telecomResults = defineResults({
  done: '/tv-net-voz/resultados',
  path: telecomJourney.path,
  sorts: {
    cost: 'Mensalidade mais baixa',
    speed: 'Internet mais rápida',
    channels: 'Mais canais',
  },
  columns: [
    { title: 'Pacote' },
    { title: 'Internet', sort: 'speed', falls: true },
    { title: 'TV', sort: 'channels', falls: true },
    { title: 'Por mês', sort: 'cost' },
  ],
  choices: {
    loyalty: {
      label: 'Fidelização',
      options: { 0: 'Sem fidelização', 6: 'Até 6 meses', 12: 'Até 12 meses', 24: 'Até 24 meses' },
      all: 'Qualquer',
      first: (): '' | '0' | '6' | '12' | '24' => '',
    },
    provider: { label: 'Operadora', accepts: /^[A-Z]{2,10}$/, all: 'Todas', first: () => '' },
    premium: {
      label: 'Canais premium',
      accepts: /^[\p{L}\d +.-]{1,40}$/u,
      all: 'Tanto faz',
      first: () => '',
    },
  },
  boxes: [{ legend: 'Mostrar só pacotes', names: { asked: 'Com tudo o que pediste' } }],
})

export type PackagesView = ReturnType<typeof telecomResults.read>
