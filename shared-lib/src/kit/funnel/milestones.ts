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
  /** ISO time at which it was done, where that is known. */
  readonly doneAt?: string
}

/** After the last one: nothing is under way any more. */
export const finishedMilestone = titles.length + 1

/** The data of a new lead are complete, so its first milestone is our phone call. */
export const firstMilestone = 2

/** When each milestone was left behind: the first report of a later one. */
export interface Progress {
  readonly milestone: number
  readonly at: string
}

/** The four milestones as a consumer sees them while `current` (1 to 4, or 5: finished) is under way. */
export const milestones = (current: number, progress: readonly Progress[] = []): readonly Milestone[] =>
  titles.map((title, index) => {
    const number = index + 1
    const left = progress.filter(({ milestone }) => milestone > number).map(({ at }) => at)
    const doneAt = left.toSorted()[0]
    const state = number < current ? 'done' : number === current ? 'current' : 'coming'
    return { number, title, state, ...(state === 'done' && doneAt !== undefined && { doneAt }) }
  })
