/** A fact that only the owner of the company knows. */
export interface OwnerField {
  /** Word that an editor writes in a story, as `{empresa.<word>}`. */
  readonly word: string
  /** For editors. */
  readonly help: string
  /** Precedes the value in pages, e.g. `n.º `. */
  readonly before?: string
  /** A sentence is whole without it; any other that needs a missing value is not drawn. */
  readonly spare?: true
  /** Holds while the owner has set nothing. */
  readonly usual?: string
  /** Made up, for the check of stories. */
  readonly example: string
}

/**
 * Facts of the company that the law asks for (DL 7/2004, art. 10; DL 81-C/2017, art. 53; Lei 7/2019, art. 31;
 * Lei 144/2015, art. 18; RGPD, art. 13), by its name in `config/empresa`.
 */
export const ownerFields = {
  legalName: { word: 'firma', help: 'Firma', example: 'Exemplo, Lda.' },
  taxNumber: { word: 'nipc', help: 'NIPC, 9 algarismos', example: '123456789' },
  seat: { word: 'sede', help: 'Sede; morada completa', example: 'Rua do Exemplo 1, 1000-001 Lisboa' },
  commercialRegister: {
    word: 'matricula',
    help: 'Registo comercial; conservatória e número de matrícula',
    example: 'Lisboa, 123456789',
  },
  email: { word: 'email', help: 'Email', example: 'ola@exemplo.pt' },
  creditRegister: {
    word: 'registo-bdp',
    help: 'Intermediário de crédito: número de registo no Banco de Portugal',
    before: 'n.º ',
    example: '0000001',
  },
  creditCategory: {
    word: 'categoria-bdp',
    help: 'Intermediário de crédito: categoria, como está no registo, por exemplo «vinculado»',
    spare: true,
    example: 'vinculado',
  },
  creditLenders: {
    word: 'bancos',
    help: 'Intermediário de crédito: com que bancos há contrato, e se algum é em exclusivo',
    example: 'Banco Exemplo',
  },
  creditServices: {
    word: 'servicos-credito',
    help: 'Intermediário de crédito: serviços autorizados, e se há consultoria',
    example: 'apresentação de propostas',
  },
  creditGuarantee: {
    word: 'garantia',
    help: 'Intermediário de crédito: seguro de responsabilidade civil ou garantia, com seguradora e apólice',
    example: 'Seguradora Exemplo, apólice 1',
  },
  insuranceRegister: {
    word: 'registo-asf',
    help: 'Mediador de seguros: número de registo na ASF',
    before: 'n.º ',
    example: '100000001',
  },
  insuranceCategory: {
    word: 'categoria-asf',
    help: 'Mediador de seguros: categoria e ramos, por exemplo «agente de seguros, ramos Não Vida»',
    example: 'agente de seguros',
  },
  insuranceHoldings: {
    word: 'participacoes',
    help: 'Mediador de seguros: participações de 10 % ou mais em seguradoras, e de seguradoras na empresa; «nenhuma» se não houver',
    example: 'nenhuma',
  },
  insuranceAnalysis: {
    word: 'seguradoras',
    help: 'Mediador de seguros: com que seguradoras trabalha, se alguma em exclusivo, e se o conselho assenta numa análise imparcial e pessoal',
    example: 'Seguradora Exemplo',
  },
  insurancePowers: {
    word: 'poderes-seguros',
    help: 'Mediador de seguros: poderes; se pode receber prémios e regularizar sinistros em nome da seguradora',
    example: 'não',
  },
  insurancePay: {
    word: 'remuneracao-seguros',
    help: 'Mediador de seguros: como é pago (comissão incluída no prémio, honorários ou outra forma) e por quem',
    example: 'comissão paga pela seguradora',
  },
  dataContact: {
    word: 'dados',
    help: 'Proteção de dados: email ou morada para exercer direitos, e o encarregado se houver',
    example: 'dados@exemplo.pt',
  },
  disputeBody: {
    word: 'ral',
    help: 'Entidade de resolução alternativa de litígios competente',
    example: 'Centro de Arbitragem',
  },
  disputeBodyUrl: {
    word: 'ral-site',
    help: 'Site dessa entidade',
    usual: 'https://www.consumidor.gov.pt/',
    example: 'https://www.consumidor.gov.pt/',
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
