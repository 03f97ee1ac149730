import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { type InsuranceAnswers, yearlyReference } from '../../fields'
import type { InsuranceType } from '../../rules/covers'

const kinds: Readonly<Record<InsuranceType, string>> = {
  mandatory: 'contra terceiros',
  glass: 'contra terceiros com vidros',
  robbery: 'contra terceiros com vidros, incêndio e roubo',
  all: 'de danos próprios',
}

/** What a request asks for: `um seguro de carro contra terceiros, abaixo de 280 € por ano`. */
export function askedWords(answers: InsuranceAnswers): string {
  const { product = 'car', insuranceType = 'mandatory' } = answers
  const last = yearlyReference(answers)
  const below = last === undefined ? '' : `, abaixo de ${formatBriefEuro(cents(last))} por ano`
  return `um seguro de ${product === 'car' ? 'carro' : 'mota'} ${kinds[insuranceType]}${below}`
}
