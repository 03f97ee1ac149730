/** One thing that only the owner of the company can say. */
export interface OwnerField {
  /** Word that an editor writes in a story, as `{empresa.<word>}`. */
  readonly word: string
  /** For editors. */
  readonly help: string
  /** Stands in pages before the value, e.g. `n.º `. */
  readonly before?: string
  /** Stands in its place while it is not set: a page never shows a number that is not the company's own. */
  readonly gap: string
}

/**
 * Facts of the company that the law asks for (DL 7/2004, art. 10; DL 81-C/2017, art. 53; Lei 7/2019, art. 31;
 * Lei 144/2015, art. 18; RGPD, art. 13), by its name in `config/empresa`.
 */
export const ownerFields = {
  legalName: { word: 'firma', help: 'Firma', gap: 'nome por definir' },
  taxNumber: { word: 'nipc', help: 'NIPC, 9 algarismos', gap: 'número por definir' },
  seat: { word: 'sede', help: 'Sede: morada completa', gap: 'morada por definir' },
  commercialRegister: {
    word: 'matricula',
    help: 'Registo comercial: conservatória e número de matrícula',
    gap: 'registo por definir',
  },
  email: { word: 'email', help: 'Email', gap: 'endereço por definir' },
  creditRegister: {
    word: 'registo-bdp',
    help: 'Intermediário de crédito: número de registo no Banco de Portugal',
    before: 'n.º ',
    gap: 'número por definir',
  },
  creditCategory: {
    word: 'categoria-bdp',
    help: 'Intermediário de crédito: categoria, como está no registo, por exemplo «vinculado»',
    gap: '(categoria por definir)',
  },
  creditLenders: {
    word: 'bancos',
    help: 'Intermediário de crédito: com que bancos há contrato, e se algum é em exclusivo',
    gap: 'lista por definir',
  },
  creditServices: {
    word: 'servicos-credito',
    help: 'Intermediário de crédito: serviços autorizados, e se há consultoria',
    gap: 'serviços por definir',
  },
  creditGuarantee: {
    word: 'garantia',
    help: 'Intermediário de crédito: seguro de responsabilidade civil ou garantia, com seguradora e apólice',
    gap: 'seguro ou garantia por definir',
  },
  insuranceRegister: {
    word: 'registo-asf',
    help: 'Mediador de seguros: número de registo na ASF',
    before: 'n.º ',
    gap: 'número por definir',
  },
  insuranceCategory: {
    word: 'categoria-asf',
    help: 'Mediador de seguros: categoria e ramos, por exemplo «agente de seguros, ramos Não Vida»',
    gap: 'mediador (categoria por definir)',
  },
  insuranceHoldings: {
    word: 'participacoes',
    help: 'Mediador de seguros: participações de 10 % ou mais em seguradoras, e de seguradoras na empresa; «nenhuma» se não houver',
    gap: 'participações por definir',
  },
  insuranceAnalysis: {
    word: 'seguradoras',
    help: 'Mediador de seguros: com que seguradoras trabalha, se alguma em exclusivo, e se o conselho assenta numa análise imparcial e pessoal',
    gap: 'lista por definir',
  },
  insurancePowers: {
    word: 'poderes-seguros',
    help: 'Mediador de seguros: se pode receber prémios e regularizar sinistros em nome da seguradora',
    gap: 'poderes por definir',
  },
  insurancePay: {
    word: 'remuneracao-seguros',
    help: 'Mediador de seguros: como é pago (comissão incluída no prémio, honorários ou outra forma) e por quem',
    gap: 'forma de pagamento por definir',
  },
  dataContact: {
    word: 'dados',
    help: 'Proteção de dados: email ou morada para exercer direitos, e o encarregado se houver',
    gap: 'contacto por definir',
  },
  disputeBody: {
    word: 'ral',
    help: 'Entidade de resolução alternativa de litígios competente',
    gap: 'entidade por definir',
  },
  disputeBodyUrl: {
    word: 'ral-site',
    help: 'Site dessa entidade',
    gap: 'https://www.consumidor.gov.pt/',
  },
} as const satisfies Readonly<Record<string, OwnerField>>

export type OwnerFieldName = keyof typeof ownerFields

export const ownerFieldNames = Object.keys(ownerFields) as readonly OwnerFieldName[]

/** The telephone is the owner's choice; with one come its hours and what the call costs (DL 59/2021). */
export const phoneFieldNames = ['phone', 'phoneText', 'phoneHours', 'phoneCost'] as const

/** `taxNumber` → `COMPANY_TAX_NUMBER`. */
export const settingName = (field: string) =>
  `COMPANY_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** The environment's facts of the company, by field: they go before `config/empresa`. */
export const readOwner = (env: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ownerFieldNames, ...phoneFieldNames, 'controller'].flatMap((field) => {
      const text = env[settingName(field)]?.trim()
      return text ? [[field, text]] : []
    }),
  )
