const titles = [
  'Recolha de dados',
  'Confirmação de Dados',
  'Apresentação de propostas',
  'Contratualização do Produto',
] as const

export interface Milestone {
  /** 1 to 4. */
  readonly number: number
  readonly title: string
  readonly state: 'done' | 'current' | 'coming'
}

/** A lead that was just sent has left its data: what comes now is our phone call. */
export const firstMilestone = 2

/** The four milestones as a consumer sees them while `current` (1 to 4) is under way. */
export const milestones = (current: number): readonly Milestone[] =>
  titles.map((title, index) => {
    const number = index + 1
    return { number, title, state: number < current ? 'done' : number === current ? 'current' : 'coming' }
  })
