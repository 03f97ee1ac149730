import type { AnswersOf } from '../../form/form'
import type { TextField } from '../../form/input-field'
import type { Flow } from '../flow'

/** A text that `parse` takes, drawn as a plain box. */
export const sampleField = <Value>(
  label: string,
  parse: (text: string) => Value | undefined,
  samples: readonly string[],
  more: Partial<Omit<TextField<Value>, 'control'>> = {},
): TextField<Value> => ({
  control: 'text',
  label,
  parse,
  text: String,
  missing: 'Este campo é obrigatório',
  invalid: 'Não é válido',
  samples,
  ...more,
})

const shaped = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text.toUpperCase() : undefined)

const fields = {
  kind: sampleField(
    'Veículo',
    (text) => (['car', 'bike'] as const).find((kind) => kind === text),
    ['car', 'bike'],
    { invalid: 'Escolhe uma das opções' },
  ),
  doors: sampleField('Portas', (text) => (/^[2-5]$/.test(text) ? Number(text) : undefined), ['2', '5'], {
    missing: 'Diz quantas portas tem',
    invalid: 'Entre 2 e 5 portas',
  }),
  plate: sampleField('Matrícula', shaped(/^[a-z0-9]{2}-[a-z0-9]{2}-[a-z0-9]{2}$/i), ['AA-00-AA']),
  name: sampleField('Nome', shaped(/^\p{L}{2,}$/u), ['Ana']),
}

/** A small flow for the engine's own tests: a branch, a number, a personal step. */
export const sampleFlow: Flow<typeof fields> = {
  name: 'sample',
  title: 'Amostra',
  path: '/amostra/simular',
  done: '/amostra/resultados',
  extras: ['oferta'],
  fields,
  steps: [
    { slug: 'tipo', question: 'Que veículo?', label: 'Veículo', names: ['kind'] },
    {
      slug: 'portas',
      question: 'Quantas portas?',
      label: 'Portas',
      names: ['doors'],
      applies: ({ kind }) => kind !== 'bike',
      summary: ({ doors }) => `${doors} portas`,
    },
    { slug: 'matricula', question: 'Que matrícula?', label: 'Matrícula', names: ['plate'] },
    { slug: 'nome', question: 'Como te chamas?', label: 'Nome', names: ['name'], personal: true },
  ],
}

/** The same flow, with its personal step between the results and the contact form. */
export const askingLater: Flow<typeof fields> = {
  ...sampleFlow,
  unchecked: true,
  steps: sampleFlow.steps.map((step) => (step.personal ? { ...step, afterResults: true } : step)),
}

export type SampleAnswers = AnswersOf<typeof fields>
