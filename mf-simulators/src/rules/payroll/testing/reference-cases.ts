import { readFileSync } from 'node:fs'
import path from 'node:path'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import type { SalaryInput } from '../salary-input'

/** Who published the results. */
export const origins: Readonly<Record<string, string>> = {
  DFcap:
    'Doutor Finanças, simuladores de 2026 lidos em 18 de agosto de 2026 (github.com/tcotovio/pt-finance-tools)',
  SIMcsv: 'simulador de terceiros em CSV (github.com/admin-gestor-financeiro/gestorfinanceiro.pt)',
  EY24: 'simulações EY para a CNN Portugal, 30 de setembro de 2024',
  PPL: 'pplware.sapo.pt, 19 e 29 de agosto de 2025',
  CJ: 'calculadora ComparaJá, europesays.com, agosto de 2025',
  CNN26: 'CNN Portugal, 6 de janeiro de 2026',
  ECO26: 'simulações EY para o ECO, 6 de janeiro de 2026',
  DF26: 'doutorfinancas.pt, janeiro de 2026',
  SRF: 'Secretaria Regional das Finanças da Madeira, dnoticias.pt, 5 de agosto de 2025',
  ADR: 'github.com/adrianojlt/salario, ficheiro de testes',
}

/** A published result. Euros; `rounding` is that of its origin. */
export interface ReferenceCase {
  readonly id: string
  readonly origin: string
  readonly change: Partial<SalaryInput>
  readonly expected: Readonly<Record<'withholding' | 'socialSecurity' | 'net', number | undefined>>
  readonly tolerance: number
  /** The published value contradicts its own inputs. */
  readonly disputed: boolean
}

// id, origin, period, region, situation, wage, dependents, of them invalid, invalidity, duodecimals, IRS Jovem, rounding,
// then withholding, social security, net, tolerance. SIM cases of the Azores: asked for 2026, but the calculator still
// used the tables of October to December 2025.
const table = readFileSync(path.join(__dirname, 'reference-cases.txt'), 'utf8')

const amount = (text = '-') => (text === '-' ? undefined : Number(text))

function readCase(line: string): ReferenceCase {
  const [id = '', origin = '', period, region, situation, wage, dependents, invalid, ...more] =
    line.split(/\s+/)
  const [invalidity, duodecimals, youth, rounding, withholding, socialSecurity, net, tolerance, disputed] =
    more
  return {
    id,
    origin,
    change: {
      period,
      region,
      fiscalSituation: situation,
      wage: roundHalfUpToCent(Number(wage)),
      dependents: Number(dependents),
      invalidDependents: Number(invalid),
      invalidity,
      duodecimalSubsidies: duodecimals,
      rounding,
      ...(youth !== '-' && { youthIrs: true, youthIrsYear: youth }),
    } as Partial<SalaryInput>,
    expected: { withholding: amount(withholding), socialSecurity: amount(socialSecurity), net: amount(net) },
    tolerance: Number(tolerance),
    disputed: disputed === 'disputed',
  }
}

export const referenceCases: readonly ReferenceCase[] = table
  .trim()
  .split('\n')
  .map((line) => readCase(line.trim()))
