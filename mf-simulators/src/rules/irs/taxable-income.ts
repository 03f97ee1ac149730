import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { type Amount, amountOf, sumText } from './amount'
import type { Filing } from './household'
import type { IrsLaw } from './irs-law'
import { minimumExistenceOf } from './minimum-existence'
import { type PersonIncome, personIncome } from './net-income'
import { youthExemption } from './youth-exemption'

/** Taxable income (rendimento coletável) of a return. */
export interface TaxableIncome {
  /** Without what IRS Jovem exempts. */
  readonly taxable: Cents
  /** With it: this sets the rate. */
  readonly withExempt: Cents
  /** Taken off by the minimum existence. */
  readonly abated: Cents
  readonly figure: Amount
}

interface PersonTaxable {
  readonly taxable: Cents
  readonly withExempt: Cents
  readonly figure: Amount
}

const negative = (amount: Cents) => cents(-amount)

/** One person's income after minimum existence and IRS Jovem. */
function personTaxable(person: PersonIncome, abatement: Amount, law: IrsLaw): PersonTaxable {
  const { name } = person.subject
  const abated = abatement.value
  const withExempt = sumCents(person.net.value, negative(abated))
  const youth = youthExemption(person, abated, law)
  const taxable = sumCents(withExempt, negative(youth.value))
  return {
    taxable,
    withExempt,
    figure: amountOf(
      `taxable_income_${name}`,
      name === 'a' ? 'O teu rendimento coletável' : 'Rendimento coletável da outra pessoa',
      taxable,
      {
        formula: sumText([person.net.value, negative(abated), negative(youth.value)]),
        parts: [person.net, abatement, ...(youth.value > 0 ? [youth] : [])],
      },
    ),
  }
}

/** Steps 1 to 5: what everybody on the return is taxed on. */
export function taxableIncome(filing: Filing, law: IrsLaw): TaxableIncome {
  const people = filing.subjects.map((subject) => personIncome(subject, law))
  const abated = people.map((person) => {
    const abatement = minimumExistenceOf(person, people, law)
    return { abatement, ...personTaxable(person, abatement, law) }
  })
  const taxable = sumCents(...abated.map((one) => one.taxable))
  const withExempt = sumCents(...abated.map((one) => one.withExempt))
  return {
    taxable,
    withExempt,
    abated: sumCents(...abated.map(({ abatement }) => abatement.value)),
    figure: incomeFigure(abated.map(({ figure }) => figure)),
  }
}

/** Of one person it is theirs; of two it is the sum. */
function incomeFigure([first, ...others]: readonly Amount[]): Amount {
  const total = { id: 'taxable_income', label: 'Rendimento coletável' }
  if (!first) throw new Error('a return has somebody on it')
  if (others.length === 0) return { ...first, ...total }
  const amounts = [first.value, ...others.map(({ value }) => value)] as const
  return amountOf(total.id, total.label, sumCents(...amounts), {
    formula: sumText(amounts),
    parts: [first, ...others],
  })
}
