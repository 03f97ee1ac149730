import { median } from './median'
import { measuredOn, table } from './part'
import { runBench } from './run-bench'

/** Answers per second of each calculator, and of the rules of a net salary without and with their explanation. */
export type CalculatorFigures = Readonly<Record<string, readonly number[]>>

const compared = ['bare', 'explained']

/** Its part of docs/benchmarks.md, measured now. @param machine on which. */
export function calculatorsPart(machine: string): string {
  const measured = measuredOn(machine)
  const figures = runBench<CalculatorFigures>('mf-simulators/benchmarks/calculators.bench.ts')
  const rate = (name: string) => median(figures[name] ?? [])
  const ratios = (figures.bare ?? []).map((bare, round) => bare / (figures.explained?.[round] ?? Number.NaN))
  const names = Object.keys(figures).filter((name) => !compared.includes(name))
  const line = (name: string) => [name, String(Math.round(rate(name))), (1000 / rate(name)).toFixed(2)]
  return `
## Calculators
\`npm run bench -- calculators\` measures this part alone. ${measured}.
In one thread without HTTP, from the body of a request to the whole answer with its explanations, what-ifs and tables: the
examples of the open API in turn, median of 5 rounds of 200 ms, every round in the other direction.

${table(['calculator', 'answers per second', 'ms each'], names.map(line))}

What an explanation costs, measured in the same rounds: the rules of a net salary alone (\`netSalary\`, ${Math.round(rate('bare'))} a second)
against the same with the tree of every figure (\`netSalary\` and \`explainNetSalary\`, ${Math.round(rate('explained'))} a second): ${median(ratios).toFixed(2)} times
the time. The other calculators make figures and amounts in one pass and have no bare result to compare.
`
}
