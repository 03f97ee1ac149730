import type { FreeExitRules } from '../../data/parameters/loyalty-law'

/** A way out of a loyalty period that costs nothing. */
export type ExitKey = 'change' | 'distance' | 'outage' | 'income' | 'moving' | 'suspension'

interface Letter {
  /** Of the letter: `Fim do contrato por …`. */
  readonly subject: string
  readonly reason: string
  readonly proof: string
  /** Asked for at the end. Missing: the day on which the contract ends. */
  readonly asks?: string
}

const law = (article: number) => `do artigo ${article}.º da Lei n.º 16/2022, de 16 de agosto`

/** Text of each letter. Brackets are what only the visitor knows. */
const letters = (rules: FreeExitRules): Readonly<Record<ExitKey, Letter>> => ({
  change: {
    subject: 'Fim do contrato por alteração das condições',
    reason: `Recebi a [data] o aviso de que vão alterar [preço ou condição]. O contrato não prevê essa alteração e não a aceito. Estou dentro dos ${rules.changeDays} dias que tenho para terminar o contrato sem encargos, nos termos ${law(135)}.`,
    proof: 'Cópia do vosso aviso.',
  },
  distance: {
    subject: 'Desistência do contrato',
    reason: `Contratei a [data], [por telefone ou internet / em minha casa]. Desisto do contrato dentro do prazo do artigo 10.º do Decreto-Lei n.º 24/2014, de 14 de fevereiro, sem indicar motivo.`,
    proof: 'Confirmação do contrato.',
  },
  outage: {
    subject: 'Fim do contrato por falta de serviço',
    reason: `Comuniquei a [data] a avaria n.º [número], que dura há mais de ${rules.outageDays} dias. Nos termos ${law(129)}, termino o contrato sem encargos e peço o desconto dos dias sem serviço.`,
    proof: 'Registo da avaria e das chamadas que fiz.',
  },
  income: {
    subject: 'Fim do contrato por perda de rendimento',
    reason: `Perdi ${Math.round(rules.incomeLoss * 100)} % ou mais do rendimento por [despedimento sem culpa minha / incapacidade para o trabalho de mais de ${rules.incapacityDays} dias]. Nos termos ${law(133)}, termino o contrato sem encargos.`,
    proof: 'Declaração da Segurança Social, do IEFP ou atestado, e prova do rendimento antes e depois.',
  },
  moving: {
    subject: 'Fim do contrato por mudança de morada',
    reason: `Mudo a [data] de casa para [nova morada], onde não prestam o mesmo serviço, ou um equivalente em características e preço [ou: para fora de Portugal, o que não podia prever]. Nos termos ${law(133)}, termino o contrato sem encargos.`,
    proof: 'Prova da nova morada.',
  },
  suspension: {
    subject: 'Suspensão do contrato',
    reason: `Não posso usar o serviço a partir de [data] por [perda da casa / ida para o estrangeiro / doença prolongada / desemprego]. Nos termos ${law(137)}, peço a suspensão do contrato, sem mensalidades.`,
    proof: 'Prova do motivo.',
    asks: 'Peço que confirmem por escrito a data em que a suspensão começa e que não cobrem mensalidades enquanto durar.',
  },
})

/** The visitor's facts in a letter: to whom it goes, and the postal code of the house. */
interface LetterFrom {
  readonly operator?: string | undefined
  readonly zipcode?: string | undefined
}

const endOfContract =
  'Peço que confirmem por escrito a data do fim e que não cobrem qualquer valor depois dela.'

const letterOf = (
  { subject, reason, proof, asks = endOfContract }: Letter,
  { operator, zipcode }: LetterFrom,
): string =>
  [
    ...(operator ? [`Para: ${operator}`] : []),
    `Assunto: ${subject}`,
    '',
    'Exmos. Senhores,',
    '',
    `Sou titular do contrato n.º [número], da morada [rua e número], ${zipcode ?? '[código postal]'}, NIF [NIF].`,
    '',
    reason,
    '',
    `Junto: ${proof}`,
    '',
    asks,
    '',
    '[Nome, contacto e data]',
  ].join('\n')

/** Letters to copy, ready but for the places in brackets. */
export const lettersOf = (rules: FreeExitRules, from: LetterFrom): Readonly<Record<ExitKey, string>> =>
  Object.fromEntries(
    Object.entries(letters(rules)).map(([key, letter]) => [key, letterOf(letter, from)]),
  ) as Record<ExitKey, string>
