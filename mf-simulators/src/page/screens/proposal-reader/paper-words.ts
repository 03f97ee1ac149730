interface PaperField {
  readonly label: string
  readonly unit?: string
  /** Values to choose from, by code. */
  readonly options?: Readonly<Record<string, string>>
  /** Shown only where the paper has it. */
  readonly extra?: true
}

/** Fields of the form that judges a proposal, by its product and name. */
export const paperFields: Readonly<Record<string, Readonly<Record<string, PaperField>>>> = {
  'personal-loan': {
    instalment: { label: 'Prestação por mês', unit: '€' },
    months: { label: 'Meses' },
    amount: { label: 'Montante', unit: '€' },
  },
  'home-loan': {
    instalment: { label: 'Prestação por mês', unit: '€' },
    taeg: { label: 'TAEG', unit: '%' },
    debt: { label: 'Montante ou dívida', unit: '€' },
    years: { label: 'Anos por pagar', unit: 'anos', extra: true },
  },
  telecom: {
    price: { label: 'Preço por mês', unit: '€' },
    promotionMonths: { label: 'Meses de promoção' },
    priceAfter: { label: 'Preço depois', unit: '€' },
  },
  'car-insurance': {
    total: { label: 'Total do ano', unit: '€' },
    covers: {
      label: 'O que cobre',
      options: {
        mandatory: 'Terceiros',
        glass: 'Com vidros',
        robbery: 'Com roubo',
        all: 'Danos próprios',
      },
    },
    excess: { label: 'Franquia', unit: '€' },
    lastTotal: { label: 'Total do último recibo', unit: '€', extra: true },
  },
}

/** A figure as it is typed in its field. */
export const figureText = (value: number | string): string =>
  typeof value === 'string' ? value : value.toFixed(Number.isInteger(value) ? 0 : 2).replace('.', ',')
