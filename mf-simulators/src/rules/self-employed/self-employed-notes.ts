import { ratesMayFall } from '../../data/parameters/irs/proposed-rates'
import { eurosText } from '../irs/amount'
import type { SelfEmployedInput } from './self-employed-input'
import type { SelfEmployedLaw } from './self-employed-law'

/** A note shown with a result. */
export interface SelfEmployedNote {
  readonly id: string
  /** Portuguese. */
  readonly text: string
}

/** Notes that a reader needs to trust the result. */
export function selfEmployedNotes(
  input: SelfEmployedInput,
  law: SelfEmployedLaw,
): readonly SelfEmployedNote[] {
  const { receipts, withholding, kind, activityYear, beside, youthYear, year } = input
  const note = (when: boolean, id: string, text: string) => (when ? [{ id, text }] : [])
  const limit = eurosText(law.waiver)
  const aboveLimit = receipts / 100 > law.waiver
  return [
    ...note(
      true,
      'even-receipts',
      'Contámos o mesmo valor todos os meses. Se os teus recibos variam, a Segurança Social muda a cada três meses.',
    ),
    ...note(
      true,
      'files-alone',
      'O IRS é o de quem entrega sozinho, com 250 € de despesas gerais deduzidas e sem o benefício do concelho. Com outra situação, usa o simulador de IRS.',
    ),
    ...note(
      !aboveLimit && withholding === 'usual' && kind !== 'goods',
      'waiver-possible',
      `Se contas receber até ${limit} no ano, podes pedir dispensa de retenção: recebes mais por mês e acertas no IRS.`,
    ),
    ...note(
      aboveLimit,
      'vat',
      `Acima de ${limit} por ano, em geral tens de cobrar IVA. O IVA não entra nestas contas: cobras e entregas.`,
    ),
    ...note(
      activityYear === 'first',
      'first-twelve-months',
      'A isenção dura 12 meses desde o início da atividade e é para quem não teve atividade aberta nos três anos anteriores. Depois, volta aqui e escolhe o 2.º ano.',
    ),
    ...note(
      beside === 'job',
      'job',
      'Com um emprego, só não pagas Segurança Social pelos recibos se o emprego for noutra empresa, sem ligação à que te paga os recibos.',
    ),
    ...note(
      youthYear > 0,
      'youth',
      'No IRS Jovem isentámos a mesma parte do rendimento que conta. Na retenção dos recibos não o contámos.',
    ),
    ...note(year === 2026, 'rates-may-fall', ratesMayFall),
  ]
}
