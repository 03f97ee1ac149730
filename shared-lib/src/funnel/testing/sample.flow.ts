import { choice, type Field, type Flow } from '../flow'

/** A small flow for the engine's own tests: a branch, a number, a personal step. */
export interface SampleAnswers {
  readonly kind?: 'car' | 'bike'
  readonly doors?: number
  readonly plate?: string
  readonly name?: string
}

const doors: Field<number> = {
  parse: (text) => (/^[2-5]$/.test(text) ? Number(text) : undefined),
  missing: 'Diz quantas portas tem',
  invalid: 'Entre 2 e 5 portas',
  samples: ['2', '5'],
}

const words = (pattern: RegExp, samples: readonly string[]): Field<string> => ({
  parse: (text) => (pattern.test(text) ? text.toUpperCase() : undefined),
  missing: 'Este campo é obrigatório',
  invalid: 'Não é válido',
  samples,
})

export const sampleFlow: Flow<SampleAnswers> = {
  name: 'sample',
  title: 'Amostra',
  path: '/amostra/simular',
  done: '/amostra/resultados',
  extras: ['oferta'],
  steps: [
    {
      slug: 'tipo',
      question: 'Que veículo?',
      label: 'Veículo',
      fields: { kind: choice(['car', 'bike']) },
      summary: ({ kind }) => kind ?? '',
    },
    {
      slug: 'portas',
      question: 'Quantas portas?',
      label: 'Portas',
      fields: { doors },
      applies: ({ kind }) => kind !== 'bike',
      summary: (answers) => `${answers.doors} portas`,
    },
    {
      slug: 'matricula',
      question: 'Que matrícula?',
      label: 'Matrícula',
      fields: { plate: words(/^[a-z0-9]{2}-[a-z0-9]{2}-[a-z0-9]{2}$/i, ['AA-00-AA']) },
      summary: ({ plate }) => plate ?? '',
    },
    {
      slug: 'nome',
      question: 'Como te chamas?',
      label: 'Nome',
      fields: { name: words(/^\p{L}{2,}$/u, ['Ana']) },
      summary: ({ name }) => name ?? '',
      personal: true,
    },
  ],
}
