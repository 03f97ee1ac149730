import type { FieldProblem } from './project-error'

/** Most fields that one answer names: the rest follows once these are fixed. */
const mostProblems = 10

/** Longest path in an answer, in characters; any of a form of ours is far shorter. */
const longestPath = 100

/** The path of a field, cut where it is made too long. */
export const fieldPath = (path: string, name: string): string =>
  (path && name ? `${path}.${name.slice(0, longestPath)}` : path || name).slice(0, longestPath)

/** Collects problems of a body until there are enough of them. */
export function problemCollector() {
  const problems: FieldProblem[] = []
  return {
    problems: problems as readonly FieldProblem[],
    add(field: string, message: string) {
      if (problems.length < mostProblems) problems.push({ field, message })
    },
    isFull: () => problems.length === mostProblems,
  }
}

export type ProblemCollector = ReturnType<typeof problemCollector>
