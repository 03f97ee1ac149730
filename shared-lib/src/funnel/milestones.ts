/** What happens to a lead, in order; the status page and the contact page show the same four. */
export const milestones = [
  'Recolha de dados',
  'Confirmação de Dados',
  'Apresentação de propostas',
  'Contratualização do Produto',
] as const
