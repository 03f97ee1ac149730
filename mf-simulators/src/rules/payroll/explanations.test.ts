import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { explainNetSalary } from './explain-net-salary'
import { netSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import workers from './testing/explained-workers.json'
import explanations from './testing/explanations.json'
import { worker } from './testing/worker'

const explained = (change: Partial<SalaryInput>) => {
  const input = worker(change)
  return figureLines(explainNetSalary(input, netSalary(input)))
}

// Each formula was worked again by hand: 3033,88 × 0,3836 − 487,66 − 34,29 = 641,85; 641,85 ÷ 3033,88 × 923,73 = 195,42.
const cases = workers as Readonly<Record<keyof typeof explanations, Partial<SalaryInput>>>

it.each(Object.entries(explanations))('%s', (name, lines) =>
  expect(explained(cases[name as keyof typeof cases])).toEqual(lines),
)
