import type { LeadStore } from '../leads.types'
import type { CheckPhone } from './phone-service'

/** A store that notes on each new lead what the phone service says of its number. Whatever that is, the lead is stored. */
export const checkingPhones = (store: LeadStore, check: CheckPhone): LeadStore => ({
  ...store,
  async submit(lead, idempotencyKey, bodyHash) {
    const { phone } = lead.fields
    const phoneCheck = typeof phone === 'string' ? await check(phone) : 'unchecked'
    return store.submit({ ...lead, phoneCheck }, idempotencyKey, bodyHash)
  },
})
