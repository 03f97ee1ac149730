import { toJson } from '../form/form-json'
import type { Flow } from './flow'

/** Answers as programs send and get them: euros and percent, not cents and fractions. */
export const sentAnswers = ({ fields }: Flow, answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const field = fields[name]
      return [name, field ? toJson(field, value) : value]
    }),
  )
