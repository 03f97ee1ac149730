import type { Fault, SeededFault } from './fault'
import { accessibility } from './faults/accessibility'
import { content } from './faults/content'
import { credit } from './faults/credit'
import { deposits } from './faults/deposits'
import { energy } from './faults/energy'
import { federation } from './faults/federation'
import { funnels } from './faults/funnels'
import { importers } from './faults/importers'
import { insurance } from './faults/insurance'
import { leads } from './faults/leads'
import { security } from './faults/security'
import { shell } from './faults/shell'
import { tags } from './faults/tags'
import { taxes } from './faults/taxes'
import { telecom } from './faults/telecom'
import { weights } from './faults/weights'

export const faultsByPart: Readonly<Record<string, readonly Fault[]>> = {
  security,
  leads,
  funnels,
  energy,
  deposits,
  credit,
  telecom,
  insurance,
  taxes,
  federation,
  tags,
  shell,
  accessibility,
  weights,
  content,
  importers,
}

export const allFaults: readonly SeededFault[] = Object.entries(faultsByPart).flatMap(([part, faults]) =>
  faults.map((fault) => ({ ...fault, part })),
)
