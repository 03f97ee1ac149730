import type { Flow } from '../flow'

/** Addresses of the questions of a funnel that may not stay empty: others have no answer to show. */
export const neededQuestions = ({ steps, fields }: Flow): ReadonlySet<string> =>
  new Set(
    steps
      .filter(
        ({ optional, names }) =>
          !optional && names.some((name) => !fields[name]?.optional || fields[name]?.needed),
      )
      .map(({ slug }) => slug),
  )
