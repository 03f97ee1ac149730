import data from './decisions.json'
import { imiFamilyDeduction, imiUrbanRate, irsParticipation, municipalNote } from './municipal-rates'
import { municipalities, municipalitiesNamed, municipalityNamed, municipalityOf } from './municipality'
import cases from './testing/municipalities.json'

describe('the municipalities', () => {
  it('are 308: 278 on the mainland, 19 in the Azores, 11 in Madeira', () => {
    const count = (region: string) => municipalities.filter((one) => one.region === region).length
    expect([count('mainland'), count('azores'), count('madeira')]).toEqual([278, 19, 11])
  })

  it('have a code of four digits, a name of their own and a district or an island', () => {
    expect(new Set(municipalities.map((one) => one.name)).size).toBe(308)
    for (const one of municipalities) {
      expect(one.code).toMatch(/^\d{4}$/)
      expect(one.district === undefined).toBe(one.island !== undefined)
      expect(one.region === 'mainland').toBe(one.district !== undefined)
    }
    expect(new Set(municipalities.map((one) => one.district)).size).toBe(18 + 1)
  })

  it.each(cases.named)('%s is %s', (text, name) => expect(municipalityNamed(text)?.name).toBe(name))

  it.each(['', '9999', 'Lisbon', 'constructor', '__proto__', '110'])('%j is none', (text) => {
    expect(municipalityNamed(text)).toBeUndefined()
    expect(municipalityOf(text)).toBeUndefined()
  })

  it('answers with both when a name is shared, so that one can ask which', () => {
    expect(municipalitiesNamed('lagoa').map((one) => one.region)).toEqual(['azores', 'mainland'])
    expect(municipalitiesNamed('Calheta').map((one) => one.region)).toEqual(['azores', 'madeira'])
    expect(municipalityNamed('Lagoa')).toBeUndefined()
  })

  it('are each found again by their own name', () => {
    for (const one of municipalities) expect(municipalityNamed(one.name)).toBe(one)
  })

  it('are in the order of the alphabet, accents aside', () => {
    const names = municipalities.map((one) => one.name)
    expect(names.slice(0, 4)).toEqual(['Abrantes', 'Águeda', 'Aguiar da Beira', 'Alandroal'])
  })
})

describe('what they decided', () => {
  const codes = municipalities.map((one) => one.code)
  const known = <Value>(rate: (code: string, year: number) => Value | undefined, year: number) =>
    codes.flatMap((code) => rate(code, year) ?? [])

  it.each([
    ['IRS', irsParticipation, 2023, 7],
    ['IRS', irsParticipation, 2024, 36],
    ['IRS', irsParticipation, 2025, 84],
    ['IRS', irsParticipation, 2026, 43],
    ['IMI', imiUrbanRate, 2023, 17],
    ['IMI', imiUrbanRate, 2024, 34],
    ['IMI', imiUrbanRate, 2025, 294],
    ['IMI', imiUrbanRate, 2026, 0],
    ['family deduction', imiFamilyDeduction, 2024, 11],
    ['family deduction', imiFamilyDeduction, 2025, 0],
  ] as const)('%s: as many are known as were found', (_, rate, year, count) =>
    expect(known<unknown>(rate, year).length).toBe(count),
  )

  it('lies within the law: IRS share up to 5 %, IMI 0,3 to 0,45 %, 0,5 % for one in recovery', () => {
    for (const year of [2023, 2024, 2025, 2026]) {
      for (const { value } of known(irsParticipation, year)) expect(value >= 0 && value <= 0.05).toBe(true)
      for (const { value } of known(imiUrbanRate, year)) expect(value >= 0.003 && value <= 0.005).toBe(true)
    }
    const above = codes.filter((code) =>
      [2023, 2024, 2025].some((year) => (imiUrbanRate(code, year)?.value ?? 0) > 0.0045),
    )
    expect(above.map((code) => municipalityOf(code)?.name)).toEqual(['Vila Real de Santo António'])
  })

  it('names public sources, all of them listed, none listed in vain', () => {
    const used = Object.values<Readonly<Record<string, unknown>>>(data.rows).flatMap((row) =>
      ['irs', 'imi', 'familyFrom'].flatMap((kind) =>
        Object.values<readonly (string | number)[]>((row[kind] ?? {}) as never).flatMap((entry) =>
          String(entry[1]).split(' '),
        ),
      ),
    )
    expect([...new Set(used)].sort()).toEqual(Object.keys(data.sources).sort())
  })

  it('is not sure of a value that one project alone gives', () =>
    expect(imiUrbanRate('1106', 2025)).toMatchObject({ value: 0.003, confidence: 'B' }))

  it('is surer of what two sources give', () =>
    expect(imiUrbanRate('0101', 2025)).toMatchObject({ value: 0.003, confidence: 'A' }))

  it('marks what sources disagree on', () =>
    expect(irsParticipation('1312', 2025)).toMatchObject({ value: 0.03, confidence: 'D' }))

  it.each(cases.rateless)('explains why %s has no rate for 2025', (name, reason) => {
    const { code = '' } = municipalityNamed(name) ?? {}
    expect(imiUrbanRate(code, 2025)).toBeUndefined()
    expect(municipalNote('imi', code, 2025)).toBe(reason)
  })

  it('knows who gives the family deduction, from how many children, and who does not', () => {
    expect(imiFamilyDeduction('1106', 2024)?.fromDependents).toBe(1)
    expect(imiFamilyDeduction('0308', 2024)?.fromDependents).toBe(2)
    expect(imiFamilyDeduction('1312', 2024)?.fromDependents).toBe(0)
    expect(imiFamilyDeduction('1106', 2025)).toBeUndefined()
  })

  it('knows nothing of a code that is none', () => {
    expect(imiUrbanRate('constructor', 2025)).toBeUndefined()
    expect(irsParticipation('9999', 2025)).toBeUndefined()
  })
})
