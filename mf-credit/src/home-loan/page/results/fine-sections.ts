import { monthsInWords, yearsText } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { HomeLoanWorked } from './home-loan.load'

export interface FineSection {
  readonly number: number
  readonly title: string
  /** Its content, with the visitor's numbers where there are any. */
  readonly says: string
  /** Points to look at. */
  readonly look: string
}

/** The fifteen sections of the FINE in their order (DL 74-A/2017, anexo II; Directive 2014/17/EU, annex II). */
export function fineSections({
  compared,
  loan,
  input,
  days,
  exitFees,
}: HomeLoanWorked): readonly FineSection[] {
  const { amount, months } = compared
  const mixed = input.rateType === 'mixed'
  const rate = mixed
    ? `fixa de ${formatRatio(loan.annualRate)} no início`
    : `de ${formatRatio(loan.annualRate)}`
  const sections: readonly (readonly [title: string, says: string, look: string])[] = [
    ['Mutuante', 'O banco que empresta, com morada e contactos.', 'Confirma que é o banco com quem falaste.'],
    [
      'Intermediário de crédito',
      'Quem tratou do processo, se não foi o banco, e quem lhe paga.',
      'Quem está ligado ao banco é pago por ele: não te pode cobrar.',
    ],
    [
      'Características principais',
      `Montante, prazo, tipo de taxa e total a pagar. No teu caso, ${formatBriefEuro(amount)} em ${monthsInWords(months)}${loan.mtic === undefined ? '' : ` e um MTIC perto de ${formatBriefEuro(loan.mtic)}`}.`,
      'O montante e o prazo têm de ser iguais em todas as propostas que comparas.',
    ],
    [
      'Taxa de juro e outros custos',
      `A TAEG junta tudo: a tua simulação usa uma taxa ${rate}. Aqui estão também o spread, as comissões, os seguros, o registo e os impostos.`,
      'Custos no início são as comissões, a avaliação, o registo e os impostos, tudo somado.',
    ],
    [
      'Periodicidade e número de pagamentos',
      `${months} prestações, uma por mês.`,
      'Confirma o dia em que são pagas.',
    ],
    [
      'Montante de cada prestação',
      `Na simulação, ${formatBriefEuro(loan.instalment)}${loan.laterInstalment === undefined ? '' : ` e, depois de ${yearsText(input.fixedYears ?? 0)}, ${formatBriefEuro(loan.laterInstalment)}`}.`,
      'A taxa variável traz uma segunda conta, com a taxa mais alta dos últimos 20 anos.',
    ],
    [
      'Quadro de reembolso',
      `Mês a mês: juros, capital e o que fica por pagar. Na simulação, os juros somam ${formatBriefEuro(loan.totalInterest)}.`,
      'Vê quanto ainda deves no ano em que pensas vender.',
    ],
    [
      'Obrigações adicionais',
      'Os produtos que tens de manter para teres este spread, e o que acontece se os deixares.',
      'Pede o spread com e sem produtos: em cima vês se compensam.',
    ],
    [
      'Reembolso antecipado',
      'A comissão para pagares antes do fim, e o aviso de que precisas.',
      exitFees
        ? `A lei limita-a: ${formatRatio(exitFees.variable)} do que pagas em taxa variável, ${formatRatio(exitFees.fixed)} em taxa fixa.`
        : 'A lei limita esta comissão: pergunta qual é.',
    ],
    [
      'Elementos flexíveis',
      'Se podes mudar o crédito para outra casa ou para outra pessoa.',
      'A maioria não pode.',
    ],
    [
      'Outros direitos',
      days
        ? `O banco fica preso à proposta durante ${days.binding} dias, e não podes assinar nos primeiros ${days.reflection}.`
        : 'Quantos dias o banco fica preso à proposta, e quantos tens de esperar.',
      'Escreve a data em que recebeste a FINE: dizemos-te os dois dias.',
    ],
    ['Reclamações', 'Onde reclamar no banco e fora dele.', 'O livro de reclamações também vale na internet.'],
    [
      'Incumprimento',
      'O que acontece se falhares uma prestação.',
      'Se vires que vai acontecer, fala com o banco antes: há um procedimento próprio.',
    ],
    [
      'Informações adicionais',
      'A lei que se aplica e a língua do contrato.',
      'Pede a minuta do contrato com a FINE.',
    ],
    [
      'Autoridade de supervisão',
      'O Banco de Portugal.',
      'No Portal do Cliente Bancário confirmas se o banco está registado.',
    ],
  ]
  return sections.map(([title, says, look], at) => ({ number: at + 1, title, says, look }))
}
