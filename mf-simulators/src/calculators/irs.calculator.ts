import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { toJson } from 'shared-lib/kit/form/form-json'
import { partsOf } from 'shared-lib/rules/dates/iso-date'
import { annualIrs, type IrsInput, type IrsResult } from '../rules/irs/annual-irs'
import { type IrsLaw, irsLawOf } from '../rules/irs/irs-law'
import { type IrsNote, notesOf } from '../rules/irs/notes'
import { withTables } from '../rules/irs/table-withholding'
import { type IrsChange, irsChanges, otherRegions, type RegionChange } from '../rules/irs/what-if'
import '../fields/county-names' // the rules know every name from the start
import type { Region } from 'shared-lib/rules/property/region'
import { municipalityOf } from '../data/parameters/municipalities/municipality'
import { irsForm } from '../fields/irs.form'
import { irsInputOf, irsProblems } from './irs.input'
import { irsOutput } from './irs.schema'

/** The same household in another region: give these inputs and no municipality. */
interface IrsRegionChange extends RegionChange {
  readonly inputs: { readonly region: Region; readonly municipal_participation?: number }
}

/** Answer for API and screen. */
export type IrsOutcome =
  | (IrsResult & {
      readonly kind: 'result'
      readonly year: number
      readonly region: Region
      readonly municipality?: string
      readonly notes: readonly IrsNote[]
      readonly changes: readonly IrsChange[]
      readonly otherRegions: readonly IrsRegionChange[]
      readonly needs?: 'municipal_participation'
    })
  | { readonly kind: 'unknown'; readonly unknown: string }

/** Another region has other municipalities, so what the municipality keeps travels as a figure. */
function inputsOf(region: Region, { household: { participation } }: IrsInput): IrsRegionChange['inputs'] {
  if (participation.kind !== 'known') return { region }
  return {
    region,
    municipal_participation: toJson(irsForm.fields.municipal_participation, participation.value) as number,
  }
}

function outcomeOf(given: IrsInput, law: IrsLaw, county: string | undefined): IrsOutcome {
  const input = withTables(given, law.year)
  const result = annualIrs(input, law)
  const municipality = county === undefined ? undefined : municipalityOf(county)?.name
  return {
    kind: 'result',
    year: law.year,
    region: input.household.region,
    ...(municipality && { municipality }),
    ...(input.household.participation.kind === 'unknown' && { needs: 'municipal_participation' as const }),
    ...result,
    notes: notesOf(given, input, result, law),
    changes: irsChanges(input, result, law),
    otherRegions: otherRegions(input, result, law).map((change) => ({
      ...change,
      inputs: inputsOf(change.region, input),
    })),
  }
}

/** `POST /api/calculators/irs`. */
export const irsCalculator = defineCalculator({
  form: irsForm,
  title: 'Income tax (IRS)',
  description:
    'The IRS of a year from employment, pensions, self-employment and rents: taxable income, tax, credits, municipal benefit, refund or payment. Couples get the joint and the separate returns and which costs less; in the separate ones household expenses and caps are split in half. What the law of the year leaves unknown is missing from the result and says why.',
  limits: [
    'Mais-valias, e prejuízos de rendas de anos anteriores.',
    'Rendas de vários contratos com taxas diferentes: conta-se uma taxa por pessoa, que podes escrever.',
    'Trabalho doméstico, guarda partilhada e o ano da morte de um dos cônjuges.',
    'Ascendentes com deficiência, e despesas de educação, reabilitação e seguros de pessoas com deficiência.',
    'Contabilidade organizada e não residentes.',
    'As condições de idade e de estudos do IRS Jovem.',
    'Quando não temos a parte do IRS do teu concelho, escreve-a ou vê o intervalo.',
  ],
  output: irsOutput,
  examples: [
    {
      title: 'A salary of 1,500 euros a month in Lisbon',
      input: {
        year: 2025,
        county: 'Lisboa',
        gross_income_a: 21_000,
        withholding_a: 2400,
        general_family_a: 900,
      },
    },
    {
      title: 'A married couple with two children, one of them two years old',
      input: {
        year: 2025,
        marital_status: 'married',
        municipal_participation: 5,
        gross_income_a: 32_000,
        withholding_a: 5600,
        gross_income_b: 17_500,
        withholding_b: 1500,
        dependents: 2,
        dependents_up_to_3: 1,
        health: 800,
        education: 1200,
      },
    },
    {
      title: 'The third year of IRS Jovem',
      input: { year: 2025, gross_income_a: 24_000, youth_irs_a: '3', general_family_a: 1000 },
    },
    {
      title: 'Self-employed in services, in the Azores',
      input: {
        year: 2025,
        region: 'azores',
        earnings_type_a: 'self_employed',
        self_employment_income_a: 30_000,
      },
    },
    {
      title: 'A salary and the rent of a flat',
      input: { year: 2026, gross_income_a: 24_000, rents_received_a: 9600, rent_expenses_a: 1200 },
    },
    {
      title: 'A municipality whose share is not known',
      input: { year: 2023, county: 'Lisboa', gross_income_a: 28_000 },
    },
  ],
  calculate(given, today): Outcome<IrsOutcome> {
    const thisYear = partsOf(today).year
    const year = given.year ?? (irsLawOf(thisYear) ? thisYear : thisYear - 1)
    const law = irsLawOf(year)
    if (!law)
      return {
        result: {
          kind: 'unknown',
          unknown: `Não temos as regras do IRS dos rendimentos de ${year}.`,
        },
      }
    const input = irsInputOf(given, law)
    const problems = irsProblems(input, law)
    return problems.length > 0 ? { problems } : { result: outcomeOf(input, law, given.county) }
  },
})
