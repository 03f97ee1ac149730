import { choice } from 'shared-lib/kit/form/choice'

/** Purpose of the money: all that the first question needs. */
export const purposeFields = {
  loanType: choice({
    label: 'Para que é o crédito?',
    description:
      'acquisition: to buy; construction: to build; transfer: move a loan to another lender; remortgage: better terms from the same one.',
    missing: 'Escolhe para que é o crédito',
    columns: 1,
    options: {
      acquisition: { label: 'Comprar casa', about: 'Quanto pagas por mês e quanto precisas de ter' },
      construction: { label: 'Construir casa', about: 'O crédito para a obra, com ou sem terreno' },
      transfer: {
        label: 'Mudar o crédito de banco',
        about: 'Quanto poupas e em quantos meses recuperas o custo',
      },
      remortgage: {
        label: 'Renegociar com o meu banco',
        about: 'Quanto vale uma taxa mais baixa sem mudar de banco',
      },
    },
  }),
  housing: choice({
    label: 'Para que vais usar a casa?',
    description: 'permanent: own permanent home; secondary: own, but not that; investment: to let or sell.',
    missing: 'Escolhe para que vais usar a casa',
    options: { permanent: 'Para viver', secondary: 'Para férias', investment: 'Para arrendar' },
  }),
}
