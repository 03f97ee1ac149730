import { median } from './median'
import { machine, measuredOn, table } from './part'
import { runCompiled } from './run-bench'

/** Answers per second of each calculator, and of the rules of a net salary without and with their explanation. */
export type CalculatorFigures = Readonly<Record<string, readonly number[]>>

const compared = ['bare', 'explained', 'told', 'bytes', 'saldo', 'usual', 'saldoBytes', 'usualBytes']

/** Its part of docs/benchmarks.md, measured now. */
export async function calculatorsPart(): Promise<string> {
  const measured = measuredOn(machine())
  const figures = await runCompiled<CalculatorFigures>('mf-simulators/benchmarks/calculators.bench.ts')
  const rate = (name: string) => median(figures[name] ?? [])
  const ratios = (figures.bare ?? []).map((bare, round) => bare / (figures.explained?.[round] ?? Number.NaN))
  const ratio = (name: string, other = 'saldo') =>
    median((figures[name] ?? []).map((own, round) => own / (figures[other]?.[round] ?? Number.NaN))).toFixed(
      2,
    )
  const names = Object.keys(figures).filter((name) => !compared.includes(name))
  const pace = (name: string) => [String(Math.round(rate(name))), (1000 / rate(name)).toFixed(3)]
  const line = (name: string) => [name, ...pace(name)]
  return `
## Calculators
\`npm run bench -- calculators\` measures this part alone. ${measured}.
In one thread without HTTP, compiled as a deployment is, from the body of a request to the whole answer with its explanations,
what-ifs and tables: the examples of the open API in turn, median of 5 rounds of 200 ms after a second to warm up, every round in the
other direction. Seconds are of CPU, so that other work on the machine counts for nothing.

${table(['calculator', 'answers per second', 'ms each'], names.map(line))}

What an explanation costs, measured in the same rounds: the rules of a net salary alone (\`netSalary\`, ${Math.round(rate('bare'))} a second)
against the same with the tree of every figure (\`netSalary\` and \`explainNetSalary\`, ${Math.round(rate('explained'))} a second): ${median(ratios).toFixed(2)} times
the time. The other calculators make figures and amounts in one pass and have no bare result to compare.

What becomes of a net salary on its way to the bytes of an answer, the examples in turn:

${table(
  ['up to', 'per second', 'ms each'],
  [
    ['its figures', ...pace('net-salary')],
    ['with the version of every parameter', ...pace('told')],
    ['and as bytes of JSON', ...pace('bytes')],
  ],
)}
${figures.saldo ? saldoComparison(rate, ratio) : ''}`
}

/** Measured only where its file is at hand (`SALDO=<file> npm run bench -- calculators`): it is no dependency. */
const saldoComparison = (rate: (name: string) => number, ratio: (name: string, other?: string) => string) => `
Compared with [saldo](net-salary-comparison.md), in the same process and rounds (\`SALDO=<its bundle> npm run bench -- calculators\`);
it makes a month and a year of one wage, without explanation, other regions or other periods:

${table(
  ['what', 'per second', 'times saldo'],
  [
    ['saldo, a wage in 2026', String(Math.round(rate('saldo'))), '1.00'],
    ['bare rules, the examples', String(Math.round(rate('bare'))), ratio('bare')],
    ['with every figure explained, the examples', String(Math.round(rate('explained'))), ratio('explained')],
    ['whole answer for a wage in 2026', String(Math.round(rate('usual'))), ratio('usual')],
    ['whole answer, the examples', String(Math.round(rate('net-salary'))), ratio('net-salary')],
    ['whole answer of the API, the examples', String(Math.round(rate('told'))), ratio('told')],
  ],
)}

A program that asks over HTTP gets bytes, so both as bytes of JSON too:

${table(
  ['what', 'per second', 'times saldo'],
  [
    ['saldo, a wage in 2026', String(Math.round(rate('saldoBytes'))), '1.00'],
    ['API, a wage in 2026', String(Math.round(rate('usualBytes'))), ratio('usualBytes', 'saldoBytes')],
    ['API, the examples', String(Math.round(rate('bytes'))), ratio('bytes', 'saldoBytes')],
  ],
)}
`
