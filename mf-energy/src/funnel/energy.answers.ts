import type { LeadSchema } from 'shared-lib/contract/define-micro-frontend'
import { checkFlowLead, isRecord, plainText } from 'shared-lib/funnel/contact.answers'
import { MaxLength, Required, Satisfies } from 'shared-lib/validation/decorators'
import { problemsOf } from 'shared-lib/validation/validate'
import { energyFunnel } from './energy.funnel'

const gone = 'A oferta escolhida já não existe'

const matches = (form: RegExp) => (value: unknown) => form.test(plainText(value) ?? '')

/** The row the visitor chose, as it was shown: the person who calls must see the same figures. */
class EnergyOffer {
  @Required()
  @Satisfies('id of an offer', matches(/^[\w~+.-]{1,200}$/), gone)
  id: unknown

  @Required()
  @MaxLength(200)
  name: unknown

  @Required()
  @Satisfies('cents', matches(/^\d{1,8}$/), 'O custo da oferta não é válido')
  yearlyCents: unknown

  /** Date of the catalogue. */
  @Required()
  @Satisfies('day of the catalogue', matches(/^\d{4}-\d{2}-\d{2}$/), 'A data da oferta não é válida')
  asOf: unknown

  constructor(body: Readonly<Record<string, unknown>>) {
    this.id = body.id
    this.name = body.name
    this.yearlyCents = body.yearlyCents
    this.asOf = body.asOf
  }
}

/** Checks an untrusted energy lead: what every funnel's lead has, and the chosen `offer` when there is one. */
export const validateEnergyLead: LeadSchema = (body) => {
  const checked = checkFlowLead(energyFunnel, body)
  const given = isRecord(body) ? body.offer : undefined
  const offer = isRecord(given) ? new EnergyOffer(given) : undefined
  const badOffer = given !== undefined && !offer ? [{ field: 'offer', message: gone }] : []
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...badOffer,
    ...(offer ? problemsOf(offer).map(({ field, message }) => ({ field: `offer.${field}`, message })) : []),
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
