import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../src/contract/is-record'
import type { InputField } from '../src/kit/form/input-field'
import { root } from './repository'

/** Folders and files that ask about one product: the pages of its journey, its calculators and its notebook. */
const products: Readonly<Record<string, RegExp>> = {
  'home-loan': /^(mf-credit\/src\/home-loan\/|mf-simulators\/src\/fields\/(home-loan|euribor))/,
  'personal-loan': /^(mf-credit\/src\/personal-loan\/|mf-simulators\/src\/fields\/loan\.)/,
  'credit-card': /^mf-credit\/src\/credit-card\//,
}

/** Names of one thing. */
const sameThing: readonly (readonly string[])[] = [
  ['tan', 'currentTan', 'proposedTan', 'variableTan', 'rate', 'cardTan'],
  ['spread', 'currentSpread', 'proposedSpread', 'spreadWith', 'spreadWithout'],
  ['otherEuribor', 'euribor'],
  ['amount', 'loanAmount', 'wantToBorrowBase'],
  ['fixedYears', 'proposedFixedYears'],
  ['annualFee', 'cardFee'],
  ['openingFee', 'openingFeeEur'],
  ['monthlyCharge', 'monthlyChargeEur'],
]

/** Places that take less than others, by product and file, with the reason; what they refuse they ask again. */
const narrower: Readonly<Record<string, string>> = {
  'mf-credit/src/home-loan/fields.ts age': 'a loan ends before the oldest holder is 75',
  'mf-credit/src/personal-loan/fields.ts wantToBorrowBase': 'DL 133/2009, art. 2.º',
  'mf-credit/src/personal-loan/fields.ts wantToBorrowTime': 'terms on sale',
  'mf-credit/src/personal-loan/calculators/verdict.calculator.ts amount': 'DL 133/2009, art. 2.º',
  'mf-credit/src/personal-loan/calculators/verdict.calculator.ts months': 'terms on sale',
  'mf-credit/src/personal-loan/rules/verdict.form.ts amount': 'DL 133/2009, art. 2.º',
  'mf-credit/src/personal-loan/rules/verdict.form.ts months': 'terms on sale',
  'mf-credit/src/credit-card/calculators/card-debt.calculator.ts balance': 'without a debt there is no plan',
}

interface Place {
  readonly at: string
  readonly thing: string
  readonly min: number
  readonly max: number
  readonly field?: InputField<unknown>
}

const thingOf = (name: string) => sameThing.find((names) => names.includes(name))?.[0] ?? name

function placesIn(file: string): Place[] {
  const exported: Readonly<Record<string, unknown>> = require(path.join(root, file))
  return Object.entries(exported).flatMap(([of, value]) => {
    if (!isRecord(value)) return []
    const form = isRecord(value.form) ? value.form : value
    const fields = isRecord(form.fields) ? form.fields : /ields$/.test(of) ? value : {}
    const schema = isRecord(value.input) && isRecord(value.input.properties) ? value.input.properties : {}
    const asked = Object.entries(fields as Readonly<Record<string, InputField<unknown>>>).flatMap(
      ([name, field]) =>
        field?.range ? [{ at: `${file} ${name}`, thing: thingOf(name), ...field.range, field }] : [],
    )
    const called = Object.entries(
      schema as Readonly<Record<string, Readonly<Record<string, unknown>>>>,
    ).flatMap(([name, { minimum: min, maximum: max }]) =>
      typeof min === 'number' && typeof max === 'number'
        ? [{ at: `${file} ${of}.${name}`, thing: thingOf(name), min, max }]
        : [],
    )
    return [...asked, ...called]
  })
}

const files = ['mf-credit', 'mf-simulators'].flatMap((part) =>
  readdirSync(path.join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/src/${file.split(path.sep).join('/')}`)
    .filter((file) => /(\/fields|\.(fields|form|notebook|calculators?))\.ts$/.test(file)),
)

describe.each(Object.entries(products))('%s', (_, own) => {
  const places = files.filter((file) => own.test(file)).flatMap(placesIn)

  it('asks for one thing with the same bounds everywhere, but where a reason is given', () => {
    const isNarrow = ({ thing, min, max }: Place) =>
      places.some((one) => one.thing === thing && (one.min < min || one.max > max))
    const lines = places
      .filter((place) => isNarrow(place) && !(place.at in narrower))
      .map(({ at, min, max }) => `${at}: ${min} to ${max}`)
    expect([...new Set(lines)]).toEqual([])
  })

  it('takes what another place took, or asks again in words', () => {
    expect(places.length).toBeGreaterThan(10)
    const lost = places.flatMap(({ at, field, thing }) =>
      places
        .filter((one) => field && one.thing === thing)
        .flatMap(({ min, max }) => [min, max])
        .filter((value) => field?.parse(String(value).replace('.', ',')) === undefined && !field?.invalid)
        .map((value) => `${at} loses ${value}`),
    )
    expect(lost).toEqual([])
  })
})
