/** `stop`: nothing is written. `error`: a row is left out. `warning`: kept, to be checked by an editor. */
type Severity = 'stop' | 'error' | 'warning'

interface Problem {
  readonly severity: Severity
  readonly file: string
  /** As an editor counts: the header is row 1. */
  readonly row?: number
  readonly column?: string
  readonly text: string
}

/** Collects problems; the importer never throws for the content of a file. */
export class Problems {
  readonly all: Problem[] = []

  add(severity: Severity, file: string, text: string, where: { row?: number; column?: string } = {}) {
    this.all.push({ severity, file, text, ...where })
  }

  count = (severity: Severity): number => this.all.filter((problem) => problem.severity === severity).length
}

/** One line for a person: `warning  CondComerciais.csv, row 17, column Data fim: …`. */
export const problemLine = ({ severity, file, row, column, text }: Problem): string =>
  `${severity.padEnd(8)} ${[file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ')}: ${text}`
