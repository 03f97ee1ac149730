import {
  count,
  euros,
  oneNamed,
  percent,
  record,
  text,
  titled,
  webPage,
} from 'shared-lib/import/catalogue-schema'

const days = count(1, 3_660)
const months = count(1, 120)
const share = { type: 'number', minimum: 0, maximum: 1 } as const
const list = (items: object) => ({ type: 'array', minItems: 1, maxItems: 40, items }) as const

const rate = {
  ...record(
    { tanb: titled('TANB, %', percent) },
    {
      /** Months or days, or both where the bank defines its months in days. */
      months: titled('Prazo em meses', months),
      days: titled('Prazo em dias', days),
      /** Last day of a range of terms that pays this rate. */
      daysTo: titled('Último dia, quando a taxa vale de um número de dias a outro', days),
      /** Highest rate where the bank publishes only «from … to …». */
      tanbTo: titled('TANB mais alta, quando o banco só diz «de … a …», %', percent),
      minEur: titled('Montante mínimo desta taxa, €', euros),
      maxEur: titled('Montante máximo desta taxa, €', euros),
      /** Rates of a rising deposit, period after period; `tanb` is their mean. */
      steps: titled('Taxas crescentes, % (a TANB é a média)', list(percent)),
    },
  ),
  anyOf: [{ required: ['months'] }, { required: ['days'] }],
}

/** One of both: time between two payments of interest. */
const period = {
  ...record({}, { months: titled('meses', months), days: titled('dias', days) }),
  minProperties: 1,
  maxProperties: 1,
}

/** The share that is lost by day, or by share of the term: the first step that reaches the day counts, the last one has no end. */
const steps = list(
  record(
    { loses: titled('Parte dos juros que se perde, de 0 a 1', share) },
    {
      untilDay: titled('Até ao dia; vazio no último', days),
      untilShare: titled('Até esta parte do prazo, de 0 a 1; vazio no último', share),
    },
  ),
)

/** Loss when the money is taken out before the end. */
const earlyWithdrawal = titled(
  'Levantar antes do fim',
  record(
    {
      kind: titled(
        'o que acontece',
        oneNamed({
          notAllowed: 'Não se pode',
          losesAll: 'Perdem-se todos os juros',
          losesPart: 'Perde-se parte dos juros',
          paysLess: 'Recebe-se outra taxa',
          unknown: 'Não se sabe',
        }),
      ),
    },
    {
      loses: titled('parte dos juros que se perde, de 0 a 1', share),
      steps: titled('a parte que se perde muda com o dia, por ordem', steps),
      losesPeriod: titled('juros perdidos desde o último pagamento', period),
      paysTanb: titled('TANB que se recebe em vez da do depósito, %', percent),
      note: titled('nota', text),
    },
  ),
)

const account = titled(
  'Conta à ordem que o depósito obriga a ter',
  record(
    {
      eurPerMonth: titled('€ por mês', euros),
      /** `below`: under `freeFromEur`; `later`: after `freeMonths`. */
      charged: titled(
        'quando se paga',
        oneNamed({
          always: 'Sempre',
          never: 'Nunca',
          below: 'Abaixo de um saldo',
          later: 'Depois de meses grátis',
        }),
      ),
    },
    {
      freeFromEur: titled('grátis a partir de, €', euros),
      freeMonths: titled('meses grátis', months),
    },
  ),
)

/** Members of every deposit, with the words that editors read. Rates in percent a year before tax; an unknown one is left out. */
export const depositMembers = {
  bank: titled('Banco', text),
  name: titled('Nome do depósito', text),
  rates: titled('Taxas', list(rate)),
  minEur: titled('Montante mínimo, €', euros),
  eligibility: titled(
    'Quem pode subscrever',
    oneNamed({
      anyone: 'Qualquer pessoa',
      newCustomers: 'Novos clientes',
      newMoney: 'Dinheiro novo no banco',
      existingCustomers: 'Clientes do banco',
      unknown: 'Não se sabe',
    }),
  ),
  earlyWithdrawal,
  interestPaid: titled(
    'Quando paga juros',
    oneNamed({
      atStart: 'No início',
      atMaturity: 'No fim',
      atMaturityOrYearly: 'No fim, ou todos os anos',
      monthly: 'Todos os meses',
      quarterly: 'De 3 em 3 meses',
      halfYearly: 'De 6 em 6 meses',
      yearly: 'Todos os anos',
    }),
  ),
  irsWithheldInPortugal: titled('Retém o imposto em Portugal', { type: 'boolean' }),
  guaranteeCountry: titled('País do fundo de garantia, duas letras', {
    type: 'string',
    pattern: '^[A-Z]{2}$',
  }),
  channel: titled(
    'Como se faz',
    oneNamed({ branch: 'Ao balcão', online: 'Online', branchAndOnline: 'Ao balcão e online' }),
  ),
  page: titled('Página do depósito', webPage),
}

export const optionalMembers = {
  maxEur: titled('Montante máximo, €', euros),
  maxAge: titled('Idade máxima', count(1, 120)),
  account,
  transferOutEur: titled('Transferência para outro banco, €', euros),
  renewsAtTanb: titled('TANB depois de renovar, %', percent),
  standardSheet: titled('FIN: endereço ou referência', text),
  note: titled('Nota', text),
}
