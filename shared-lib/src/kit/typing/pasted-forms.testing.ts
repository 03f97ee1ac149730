import type { Mask } from './masks'

const invisible = '\u202a\u200e\u200b\ufeff\u00ad'
const dashes = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d']
const blanks = [...' \u00a0\u2007\u2009\u202f\u3000']

const fullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))

/** A text with its parts joined in every way that a program writes a dash or a blank, and with invisible characters. */
const joined = (parts: readonly string[]) => [
  ...dashes.map((dash) => parts.join(dash)),
  ...dashes.map((dash) => parts.join(` ${dash} `)),
  ...blanks.map((blank) => parts.join(blank)),
]
const dressed = (text: string) => [
  ...blanks.flatMap((blank) => [blank + text, text + blank]),
  ...[...invisible].flatMap((mark) => [
    mark + text,
    text + mark,
    `${text.slice(0, 3)}${mark}${text.slice(3)}`,
  ]),
  `\u202a${text}\u202c`,
  fullWidth(text),
]

/** What people type and paste, by kind: the value that it is, as its field keeps it, and the forms that it comes in. */
export const pastedForms: Readonly<Record<Mask, Readonly<Record<string, readonly string[]>>>> = {
  phone: {
    '+351912345678': [
      ...['912345678', '351912345678', '+351912345678', '00351912345678', '+351 912 345 678'].flatMap(
        dressed,
      ),
      ...joined(['912', '345', '678']),
      ...joined(['+351', '912', '345', '678']),
      ...[
        '+351 (0) 912 345 678',
        '(+351) 912345678',
        '+ 351 912.345.678',
        '00 351 912345678',
        '351-912-345-678',
      ],
      ...[
        '+3510912345678',
        '+351 351 912345678',
        'tel:+351912345678',
        ...[
          'Tel. 912 345 678',
          'Telemóvel: 912 345 678',
          'Tlm. 912345678',
          'Contacto: +351 912 345 678',
          'n.º 912345678',
          '912,345,678',
          '912_345_678',
          '"912345678"',
          '912 345 678;',
        ],
        '912/345/678',
        '912·345·678',
        '＋351912345678',
      ],
    ],
    '+351210000000': ['210 000 000', '351210000000', '+351 (0) 21 000 00 00'],
    '+34612345678': ['+34 612 34 56 78', '0034612345678', '\u202a+34 612345678\u202c', '+34–612–345–678'],
  },
  postal: {
    '1000-001': [
      ...['1000-001', '1000001', '1000 001'].flatMap(dressed),
      ...joined(['1000', '001']),
      ...['1000.001', '1000-001 Lisboa', '1000-001, LISBOA', 'PT-1000-001', 'P-1000-001', 'PT 1000-001'],
      ...[
        'PT1000-001',
        '1000-001Lisboa',
        'Lisboa 1000-001',
        'Rua A, 12, 1000-001 Lisboa',
        'Código postal: 1000-001',
        '1000/001',
        '(1000_001).',
      ],
    ],
  },
  date: {
    '1990-02-01': [
      ...['01/02/1990', '1990-02-01', '1/2/1990', '01021990'].flatMap(dressed),
      ...joined(['01', '02', '1990']),
      ...joined(['1990', '02', '01']),
      ...joined(['1', '2', '1990']),
      ...['01.02.1990', '1.2.1990', '1990/02/01', '1990.2.1', '01 / 02 / 1990'],
      ...joined(['1', 'fev', '1990']),
      ...[
        '1 de fevereiro de 1990',
        '1.º de Fevereiro de 1990',
        '1º fev. 1990',
        '1-FEV-90',
        '1 fevereiro, 1990',
      ],
      ...['01/02/1990 14:32', '01/02/1990, 14:32:10', '1990-02-01T14:32:10.000Z', '1990-02-01 00:00:00'],
      ...[
        '01-02-1990 às 9h05',
        '1 de fevereiro de 1990 14:32',
        '1 fev. 1990, às 14:32',
        '1990-02-01T00:00+01:00',
      ],
      ...[
        'quinta-feira, 1 de fevereiro de 1990',
        'qui, 1/2/1990',
        'dia 1 de fevereiro de 1990',
        'Em 01/02/1990',
      ],
    ],
  },
  month: {
    '2020-03': [
      ...['03/2020', '2020-03', '3/2020', '032020'].flatMap(dressed),
      ...joined(['03', '2020']),
      ...joined(['2020', '3']),
      ...joined(['mar', '2020']),
      ...[
        '3.2020',
        '2020/03',
        'março de 2020',
        'MARCO 2020',
        'mar/2020',
        'Mar. 2020',
        'março, 2020',
        '15/03/2020 14:32',
        '202003',
        '15 de março de 2020 às 14:32',
        '2020 março',
      ],
      ...['15/03/2020', '2020-03-15', '15032020', '15-3-2020', '15 de março de 2020'].flatMap(dressed),
    ],
    '2027-03': ['mar/27', 'mar. 27', 'Março de 27', 'mar-27', '15 mar 27'],
    '1998-12': ['dez/98', 'dezembro de 98', '1998-dez'],
  },
  plate: {
    '00-00-AA': [
      ...['00-00-AA', '0000aa', '00 00 AA'].flatMap(dressed),
      ...joined(['00', '00', 'AA']),
      ...joined(['00', '00', 'aa']),
      ...['00·00·AA', '00.00.AA', '00/00/AA', '00•00•AA', '００-００-ＡＡ'],
      ...['PT 00-00-AA', 'P-00-00-AA', 'Matrícula: 00-00-AA', '00_00_AA.'],
    ],
  },
  nif: {
    '504426290': [
      ...['504426290', 'PT504426290', '504 426 290'].flatMap(dressed),
      ...joined(['504', '426', '290']),
      ...joined(['PT', '504426290']),
      ...[
        '504.426.290',
        'pt504426290',
        'NIF 504426290',
        'NIF: 504 426 290',
        'NIPC 504426290',
        'NIF PT504426290',
        ...[
          'NIF n.º 504426290',
          'Número de contribuinte: 504426290',
          'NIF/NIPC: (504 426 290)',
          'N.I.F. 504426290',
          'Contribuinte n.º 504 426 290',
          'VAT PT504426290',
          '504_426_290',
        ],
      ],
    ],
  },
  number: {
    '1234.5': [
      ...['1234,50', '1.234,50', '1234.50', '1.234,50 €', '€ 1.234,50', '1234,5 euros'].flatMap(dressed),
      ...blanks.map((blank) => `1${blank}234,50`),
      ...[
        "1'234,50",
        '1’234,50',
        '1 234,50 €',
        '1.234,50€',
        '€1.234,50',
        '1.234,50 EUR',
        'EUR 1.234,50',
        '+1.234,50',
      ],
      ...[
        '1,234.50',
        "1'234.50",
        '1.234.50',

        '+ € 1.234,50',
        '1.234,50.',
        '1.234,50 €;',
      ],
    ],
    '1500': [
      ...['1500', '1.500', '1 500'].flatMap(dressed),
      ...[
        '1500 euros',
        '€1.500',
        '1500€',
        '1500 euro',
        '1 500 EUR',
        '1.500,00 Euros',
        '1,500.00',
        '1500 eur',
        '1500,-',
        '1.500,00.-',
        '1500,– €',
      ],
    ],
  },
}

/** Invalid texts of a kind, however close: they keep their mistake, and the field reports it. */
export const wrongForms: Readonly<Record<Mask, readonly string[]>> = {
  phone: ['9123456789', '91234567', '+35191234567', '912345678 ext 2', '+999123456'],
  postal: ['1000-01', '100', '0000-000', '1000-00A'],
  date: [
    '31/02/1990',
    '01/02/90',
    '01/02/19901',
    '1990-13-01',
    '12 abc 1990',
    '30 fev 1990',
    'fev 1990',
    '1 fev',
  ],
  month: [
    '13/2020',
    '03/20',
    '2020',
    'mar/20',
    'mar',
    '15 de março',
    '31/02/2020',
    'abc/2020',
    'ma/2020',
    'marmelo 2020',
  ],
  plate: ['00-00-A', '1A-BB-34', '00-AA'],
  nif: ['504426291', '50442629', '5044262901', 'ES504426290'],
  number: [
    '1e3',
    '12€50',
    '1.5.0',
    '1500 mil',
    '15k',
    '1500 €/ano',
    '1500 €/mês',
    '1500 por mês',
    '≈',
    '€',
    '.',
    '--1',
    'abc',
  ],
}
