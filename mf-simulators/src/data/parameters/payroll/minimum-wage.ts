import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'
import type { Region } from './withholding-periods'

const wages = (
  region: Region,
  law: string,
  source: string,
  confidence: Parameter['confidence'],
  [in2024, in2025, in2026]: readonly [number, number, number],
): Parameter => ({
  id: `payroll.minimum-wage.${region}`,
  unit: 'eur/month',
  law,
  confidence,
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [
    { from: '2024-01-01', to: '2024-12-31', value: in2024, source },
    { from: '2025-01-01', to: '2025-12-31', value: in2025, source },
    { from: '2026-01-01', to: '2026-12-31', value: in2026, source },
  ],
})

/** Pay for a full month of full-time work may not be lower, euros a month. */
export const minimumWage: Readonly<Record<Region, Parameter>> = {
  mainland: wages('mainland', 'Decreto-Lei n.º 139/2025 (2026)', sources.projects, 'A', [820, 870, 920]),
  madeira: wages(
    'madeira',
    'Decreto Legislativo Regional n.º 1/2026/M, de 3 de fevereiro (2026)',
    sources.press,
    'A',
    [850, 915, 980],
  ),
  // 2024 is set by Despacho 1017-A/2024; 2025 and 2026 follow from the regional supplement of 5 %.
  azores: wages(
    'azores',
    'acréscimo regional de 5 % ao salário mínimo nacional',
    'Despacho n.º 1017-A/2024 (2024); 2025 e 2026 deduzidos do acréscimo de 5 %',
    'C',
    [861, 913.5, 966],
  ),
}
