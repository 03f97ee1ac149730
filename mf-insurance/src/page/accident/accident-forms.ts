import { choice, date, euros, flag, month, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'

const yesNo = [
  [true, 'Sim'],
  [false, 'Não'],
] as const

/** Facts that decide who settles an accident and until when. Amounts and days alone, so it may be part of an address. */
export const accidentForm = defineForm({
  notified: date({
    label: 'Dia em que avisaste a seguradora',
    description: 'The insurer was told.',
    missing: 'Insere o dia em que avisaste a seguradora',
  }),
  vehicles: choice({
    label: 'Quantos veículos?',
    description: 'Vehicles in the accident.',
    missing: 'Escolhe quantos veículos',
    columns: 3,
    options: [
      [1, 'Só o meu'],
      [2, 'Dois'],
      [3, 'Três ou mais'],
    ],
  }),
  contact: choice({
    label: 'Os veículos tocaram-se?',
    description: 'Direct contact.',
    missing: 'Diz se os veículos se tocaram',
    options: yesNo,
  }),
  inPortugal: choice({
    label: 'Foi em Portugal?',
    description: 'In Portugal, islands included.',
    missing: 'Diz se foi em Portugal',
    options: yesNo,
  }),
  injuries: choice({
    label: 'Alguém se magoou?',
    description: 'Bodily injury.',
    missing: 'Diz se alguém se magoou',
    options: yesNo,
  }),
  signedByBoth: choice({
    label: 'Assinaram os dois a declaração amigável?',
    description: 'Friendly statement by both drivers.',
    missing: 'Diz se assinaram os dois',
    options: yesNo,
  }),
  damage: optional(
    euros({
      label: 'Estrago no veículo de quem não teve culpa',
      hint: 'Se não sabes, não escrevas nada.',
      description: 'Damage of the harmed vehicle, EUR.',
      min: 0,
      max: 10_000_000,
    }),
  ),
  dismantling: flag({
    label: 'É preciso desmontar peças para avaliar o estrago',
    description: 'Inspection with dismantling.',
  }),
})

export const lossForm = defineForm({
  lossRepair: euros({
    label: 'Orçamento da reparação',
    description: 'Repair, EUR.',
    missing: 'Escreve o orçamento da reparação',
    min: 0,
    max: 10_000_000,
  }),
  lossSalvage: euros({
    label: 'Valor do salvado',
    hint: 'O que dão pelo veículo como está.',
    description: 'Salvage, EUR.',
    missing: 'Escreve o valor do salvado',
    min: 0,
    max: 10_000_000,
  }),
  lossValue: euros({
    label: 'Quanto valia antes do acidente',
    description: 'Market value before, EUR.',
    missing: 'Escreve quanto valia antes do acidente',
    min: 0,
    max: 10_000_000,
  }),
  lossMonth: month({
    label: 'Mês da primeira matrícula',
    description: 'First registration.',
    missing: 'Insere o mês da primeira matrícula',
  }),
  lossKeep: flag({ label: 'Fico com o salvado', description: 'The owner keeps the wreck.' }),
})
