import type { FieldProblem } from './http-problem'

/**
 * Fields that a failed call refuses, read without the client's own classes: their code may be the very chunk that did not
 * arrive.
 */
export const refusedFields = (problem: unknown): readonly FieldProblem[] => {
  const { status, errors } = Object(problem) as { status?: number; errors?: readonly FieldProblem[] }
  return status === 422 && errors ? errors : []
}

/** The visitor's next step, in one sentence. */
export const nextStepWords = (problem: unknown) => {
  const { nextStep } = Object(problem) as { nextStep?: string }
  return (
    nextStep ?? 'Não conseguimos chegar ao servidor. Verifica a tua ligação à internet e tenta outra vez.'
  )
}
