import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './ias.json'

/** Indexante dos apoios sociais, euros a month. */
export const ias = parameter(data.ias)
