import { Length, Matches } from 'class-validator'
import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { checkFlowLead, isRecord, objectProblems } from 'shared-lib/funnel/contact.answers'
import { energyFunnel } from './energy.funnel'

/** The row the visitor chose, as it was shown: the person who calls must see the same figures. */
class EnergyOffer {
  @Matches(/^[\w~+.-]{1,200}$/, { message: 'A oferta escolhida já não existe' })
  id: unknown

  @Length(1, 200, { message: 'A oferta escolhida já não existe' })
  name: unknown

  @Matches(/^\d{1,8}$/, { message: 'O custo da oferta não é válido' })
  yearlyCents: unknown

  /** Date of the catalogue. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'A data da oferta não é válida' })
  asOf: unknown

  constructor(body: Readonly<Record<string, unknown>>) {
    this.id = body.id
    this.name = body.name
    this.yearlyCents = String(body.yearlyCents)
    this.asOf = body.asOf
  }
}

/** Checks an untrusted energy lead: what every funnel's lead has, and the chosen `offer` when there is one. */
export const validateEnergyLead: LeadSchema = (body) => {
  const checked = checkFlowLead(energyFunnel, body)
  const given = isRecord(body) ? body.offer : undefined
  const offer = isRecord(given) ? new EnergyOffer(given) : undefined
  const badOffer =
    given !== undefined && !offer ? [{ field: 'offer', message: 'A oferta escolhida já não existe' }] : []
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...badOffer,
    ...(offer ? objectProblems(offer, 'offer.') : []),
  ]
  if ('problems' in checked || problems.length > 0) return { problems }
  return {
    lead: {
      ...checked.lead,
      ...(offer && {
        offer: {
          id: String(offer.id),
          name: String(offer.name),
          yearlyCents: Number(offer.yearlyCents),
          asOf: String(offer.asOf),
        },
      }),
    },
  }
}
