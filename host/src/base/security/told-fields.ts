import type { FieldProblem } from './project-error'

/** Most fields that one answer names: the rest follows once these are fixed. */
const mostTold = 10

/** Longest path in an answer, in characters; any of a form of ours is far shorter. */
const longestPath = 100

/** The path of a field, cut where it is made too long. */
export const fieldPath = (path: string, name: string): string =>
  (path && name ? `${path}.${name.slice(0, longestPath)}` : path || name).slice(0, longestPath)

/** Collects problems of a body until there are enough of them. */
export function toldFields() {
  const problems: FieldProblem[] = []
  return {
    problems: problems as readonly FieldProblem[],
    tell(field: string, message: string) {
      if (problems.length < mostTold) problems.push({ field, message })
    },
    enough: () => problems.length === mostTold,
  }
}

export type ToldFields = ReturnType<typeof toldFields>
