import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './electricity-taxes.json'

export const iec = parameter(data.iec)

/** Audiovisual contribution: due every month from a yearly use on. */
interface Audiovisual {
  readonly eurPerMonth: number
  readonly dueFromKwhPerYear: number
}

export const audiovisual = parameter<Audiovisual>(data.audiovisual)

export const dgeg = parameter(data.dgeg)

export const socialTariffFunding = parameter(data.socialTariffFunding)
