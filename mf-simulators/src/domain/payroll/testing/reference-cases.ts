import { roundHalfUpToCent } from 'shared-lib/money/cents'
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
const table = `
  DFcap-01       DFcap   2026-01  mainland  single    920    0  0  not_invalid  none     -     cents  -      101.2    818.8    0.011
  DFcap-04       DFcap   2026-01  mainland  single    2500   0  0  not_invalid  none     -     cents  -      275      1753.66  0.011
  DFcap-07       DFcap   2026-01  mainland  married2  1500   0  0  not_invalid  none     -     cents  -      165      1166.83  0.011
  DFcap-10       DFcap   2026-01  mainland  married1  3000   2  0  not_invalid  none     -     cents  -      330      2355.44  0.011
  DFcap-jovem-1  DFcap   2026-01  mainland  single    1500   0  0  not_invalid  none     1     cents  -      165      1335     0.01
  DFcap-jovem-4  DFcap   2026-01  mainland  single    1500   0  0  not_invalid  none     8-10  cents  -      165      1209     0.2
  DFcap-jovem-7  DFcap   2026-01  mainland  single    1500   0  0  not_invalid  full     2-4   cents  -      192.5    1508.5   0.1
  SIM-003        SIMcsv  2026-01  mainland  single    10000  0  0  invalid      half     -     total  3538   1191.67  6103.67  0.011
  SIM-006        SIMcsv  2026-01  mainland  single    2000   2  1  not_invalid  half     -     total  160    238.33   1768.33  0.011
  SIM-009        SIMcsv  2026-01  mainland  single    820    2  1  not_invalid  full     -     total  0      105.23   851.43   0.011
  SIM-012        SIMcsv  2026-01  mainland  single    2000   2  0  invalid      none     -     total  0      220      1780     0.011
  SIM-015        SIMcsv  2026-01  mainland  single    1500   2  0  invalid      full     -     total  0      192.5    1557.5   0.011
  SIM-018        SIMcsv  2026-01  mainland  single    1000   3  1  invalid      full     -     total  0      128.33   1038.33  0.011
  SIM-021        SIMcsv  2026-01  mainland  married1  2000   0  0  not_invalid  none     -     total  174    220      1606     0.011
  SIM-024        SIMcsv  2026-01  mainland  married1  3000   0  0  not_invalid  quarter  -     total  416    343.75   2365.25  0.011
  SIM-027        SIMcsv  2026-01  mainland  married1  1500   0  0  not_invalid  half     -     total  102    178.75   1344.25  0.011
  SIM-030        SIMcsv  2026-01  mainland  married1  3000   1  1  not_invalid  none     -     total  272    330      2398     0.011
  SIM-033        SIMcsv  2026-01  mainland  married1  5000   1  0  invalid      quarter  -     total  675    572.92   3960.42  0.011
  SIM-036        SIMcsv  2026-01  mainland  married1  820    2  1  not_invalid  quarter  -     total  0      93.96    760.21   0.011
  SIM-039        SIMcsv  2026-01  mainland  married1  5000   2  0  invalid      half     -     total  656    595.83   4164.83  0.011
  SIM-042        SIMcsv  2026-01  mainland  married1  1500   3  0  not_invalid  full     -     total  0      192.5    1557.5   0.011
  SIM-045        SIMcsv  2026-01  mainland  married1  820    3  0  invalid      half     -     total  0      97.72    790.62   0.011
  SIM-048        SIMcsv  2026-01  mainland  married2  820    0  0  not_invalid  none     -     total  0      90.2     729.8    0.011
  SIM-051        SIMcsv  2026-01  mainland  married2  10000  0  0  not_invalid  half     -     total  3977   1191.67  5664.67  0.011
  SIM-054        SIMcsv  2026-01  mainland  married2  1000   0  0  invalid      none     -     total  0      110      890      0.011
  SIM-057        SIMcsv  2026-01  mainland  married2  820    0  0  invalid      full     -     total  0      105.23   851.43   0.011
  SIM-060        SIMcsv  2026-01  mainland  married2  10000  1  0  not_invalid  quarter  -     total  3802   1145.83  5468.83  0.011
  SIM-063        SIMcsv  2026-01  mainland  married2  10000  2  0  not_invalid  none     -     total  3628   1100     5272     0.011
  SIM-066        SIMcsv  2026-01  mainland  married2  1500   3  0  not_invalid  none     -     total  88     165      1247     0.011
  SIM-069        SIMcsv  2026-01  mainland  married2  820    3  1  invalid      half     -     total  0      97.72    790.62   0.011
  SIM-072        SIMcsv  2025-10  azores    single    1500   0  0  not_invalid  quarter  -     total  112    171.88   1278.63  0.011
  SIM-075        SIMcsv  2025-10  azores    single    820    2  0  not_invalid  half     -     total  0      97.72    790.62   0.011
  SIM-078        SIMcsv  2025-10  azores    single    1500   2  1  invalid      half     -     total  0      178.75   1446.25  0.011
  SIM-081        SIMcsv  2025-10  azores    married1  1500   1  0  not_invalid  full     -     total  0      192.5    1557.5   0.011
  SIM-084        SIMcsv  2025-10  azores    married1  2000   1  1  not_invalid  none     -     total  0      220      1780     0.011
  SIM-087        SIMcsv  2025-10  azores    married1  1000   1  1  not_invalid  quarter  -     total  0      114.58   927.08   0.011
  SIM-090        SIMcsv  2025-10  azores    married1  3000   1  1  not_invalid  quarter  -     total  121    343.75   2660.25  0.011
  SIM-093        SIMcsv  2025-10  azores    married1  1500   1  1  not_invalid  half     -     total  0      178.75   1446.25  0.011
  SIM-096        SIMcsv  2025-10  azores    married1  1500   1  1  invalid      full     -     total  0      192.5    1557.5   0.011
  SIM-099        SIMcsv  2025-10  azores    married1  5000   2  0  not_invalid  full     -     total  654    641.67   4537.67  0.011
  SIM-102        SIMcsv  2025-10  azores    married1  3000   3  1  invalid      quarter  -     total  0      343.75   2781.25  0.011
  SIM-105        SIMcsv  2025-10  azores    married1  820    3  1  invalid      half     -     total  0      97.72    790.62   0.011
  SIM-108        SIMcsv  2025-10  azores    married1  10000  3  1  invalid      half     -     total  1409   1191.67  8232.67  0.011
  SIM-111        SIMcsv  2025-10  azores    married2  3000   2  1  not_invalid  quarter  -     total  390    343.75   2391.25  0.011
  SIM-114        SIMcsv  2025-10  azores    married2  5000   3  1  invalid      full     -     total  999    641.67   4192.67  0.011  disputed
  SIM-117        SIMcsv  2026-01  madeira   single    820    0  0  invalid      quarter  -     total  0      93.96    760.21   0.011
  SIM-120        SIMcsv  2026-01  madeira   single    2000   1  1  not_invalid  half     -     total  94     238.33   1834.33  0.011
  SIM-123        SIMcsv  2026-01  madeira   single    5000   2  0  not_invalid  full     -     total  1054   641.67   4137.67  0.011
  SIM-126        SIMcsv  2026-01  madeira   married1  1500   1  1  not_invalid  quarter  -     total  0      171.88   1390.63  0.011
  SIM-129        SIMcsv  2026-01  madeira   married1  1500   1  1  invalid      none     -     total  0      165      1335     0.011
  SIM-132        SIMcsv  2026-01  madeira   married1  2000   1  1  invalid      full     -     total  0      256.67   2076.67  0.011
  SIM-135        SIMcsv  2026-01  madeira   married2  3000   2  0  not_invalid  none     -     total  365    330      2305     0.011  disputed
  EY24-3         EY24    2024-11  mainland  single    900    0  0  not_invalid  none     -     cents  37     -        -        1
  EY24-6         EY24    2024-11  mainland  single    1000   0  0  not_invalid  none     -     cents  76     -        -        1
  EY24-9         EY24    2024-11  mainland  single    1500   0  0  not_invalid  none     -     cents  190    -        -        1
  EY24-12        EY24    2024-11  mainland  single    2000   0  0  not_invalid  none     -     cents  331    -        -        1
  PPL-1          PPL     2025-10  mainland  single    950    0  0  not_invalid  none     -     cents  34.67  -        -        0.01
  CJ-1           CJ      2025-01  mainland  single    1000   0  0  not_invalid  none     -     cents  58     -        -        1
  CNN26-2        CNN26   2025-10  mainland  single    2050   0  0  not_invalid  none     -     cents  333.8  -        -        0.011
  ECO26-3        ECO26   2026-01  mainland  single    1500   0  0  not_invalid  none     -     cents  168    -        -        1
  DF26-2a        DF26    2025-10  mainland  married2  1500   1  0  not_invalid  none     -     cents  -      -        1176     1
  DF26-3b        DF26    2026-01  mainland  single    1500   1  0  not_invalid  none     -     cents  -      -        1201     1
  SRF-3          SRF     2025-01  madeira   married2  2000   2  0  not_invalid  none     -     total  205    -        -        0.011
  ADR-2          ADR     2025-01  mainland  single    500    0  0  not_invalid  none     -     cents  -      -        445      0.011
  ADR-5          ADR     2025-01  mainland  married1  2000   2  0  not_invalid  none     -     cents  -      -        1680.55  0.011
`

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
    expected: {
      withholding: amount(withholding),
      socialSecurity: amount(socialSecurity),
      net: amount(net),
    },
    tolerance: Number(tolerance),
    disputed: disputed === 'disputed',
  }
}

export const referenceCases: readonly ReferenceCase[] = table
  .trim()
  .split('\n')
  .map((line) => readCase(line.trim()))
