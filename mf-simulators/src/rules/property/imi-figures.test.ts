import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { imi } from './imi'
import type { ImiInput } from './imi-outcome'

const explained = (change: Partial<ImiInput>) => {
  const outcome = imi({
    vpt: cents(15_000_000),
    propertyType: 'urban',
    dependents: 0,
    taxYear: 2025,
    ...change,
  })
  return outcome.kind === 'result' ? figureLines(outcome.figures) : outcome
}

it('Lisboa in 2024 with two children: 450 − 70, in two instalments', () =>
  expect(explained({ county: '1106', taxYear: 2024, dependents: 2 })).toEqual([
    'imi | IMI antes de deduções | 45000 | 150.000,00 € × 0,3 % | law period',
    '·vpt | Valor patrimonial tributário | 15000000 |  |',
    '·rate | Taxa de Lisboa | 0.003 |  | law source',
    'bill | IMI a pagar | 38000 | 450,00 € − 70,00 € | law period',
    '·family-deduction | Dedução por 2 dependentes | 7000 | 70,00 €, só na habitação própria e permanente | law source',
    '·instalment-2025-05 | Prestação de maio de 2025 | 19000 | 380,00 € ÷ 2 | law period source',
    '·instalment-2025-11 | Prestação de novembro de 2025 | 19000 | 380,00 € ÷ 2 | law period source',
  ]))

it('a year of which the deduction is not known: both bills', () =>
  expect(explained({ county: '1106', dependents: 1 })).toEqual([
    'imi | IMI antes de deduções | 45000 | 150.000,00 € × 0,3 % | law period',
    '·vpt | Valor patrimonial tributário | 15000000 |  |',
    '·rate | Taxa de Lisboa | 0.003 |  | law source',
    'bill | IMI a pagar, se o município não der a dedução | 45000 | 450,00 € | law period',
    '·instalment-2026-05 | Prestação de maio de 2026 | 22500 | 450,00 € ÷ 2 | law period source',
    '·instalment-2026-11 | Prestação de novembro de 2026 | 22500 | 450,00 € ÷ 2 | law period source',
    'bill-with-deduction | IMI a pagar, se o município der a dedução | 42000 | 450,00 € − 30,00 € | law period',
    '·family-deduction | Dedução por 1 dependente | 3000 | 30,00 €, só na habitação própria e permanente | law source',
    '·instalment-2026-05 | Prestação de maio de 2026 | 21000 | 420,00 € ÷ 2 | law period source',
    '·instalment-2026-11 | Prestação de novembro de 2026 | 21000 | 420,00 € ÷ 2 | law period source',
  ]))

it('a rate of one’s own: no source but who says it', () =>
  expect(explained({ rate: 0.0045 })).toEqual([
    'imi | IMI antes de deduções | 67500 | 150.000,00 € × 0,45 % | law period',
    '·vpt | Valor patrimonial tributário | 15000000 |  |',
    '·rate | Taxa que indicaste | 0.0045 |  | law',
    'bill | IMI a pagar | 67500 | 675,00 € | law period',
    '·instalment-2026-05 | Prestação de maio de 2026 | 22500 | 675,00 € ÷ 3 | law period source',
    '·instalment-2026-08 | Prestação de agosto de 2026 | 22500 | 675,00 € ÷ 3 | law period source',
    '·instalment-2026-11 | Prestação de novembro de 2026 | 22500 | 675,00 € ÷ 3 | law period source',
  ]))

it('rural: the rate of the law, 10 000 × 0,8 %', () =>
  expect(explained({ propertyType: 'rural', vpt: cents(1_000_000) })).toEqual([
    'imi | IMI antes de deduções | 8000 | 10.000,00 € × 0,8 % | law period',
    '·vpt | Valor patrimonial tributário | 1000000 |  |',
    '·rate | Taxa dos prédios rústicos | 0.008 |  | law source',
    'bill | IMI a pagar | 8000 | 80,00 € | law period',
    '·instalment-2026-05 | Prestação de maio de 2026 | 8000 | 80,00 € ÷ 1 | law period source',
  ]))
