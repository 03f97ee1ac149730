import { randomUUID } from 'node:crypto'

/** Body of `POST /api/leads` as the energy funnel sends it; another person for each number (0 to 9,999,999). */
export const energyLead = (person: number) =>
  JSON.stringify({
    vertical: 'energy',
    consentVersion: 'energia-2026-11',
    lead: {
      answers: {
        energyType: 'electricity',
        addressType: 'current',
        postalCode: '1000',
        inhabitants: 3,
        houseUsage: 'normal',
        contractedPower: 6.9,
        currentProvider: 'unknown',
      },
      fullName: 'Inês Conceição',
      email: `ines.conceicao.${person}@example.pt`,
      phone: `+35191${String(person).padStart(7, '0')}`,
      tcConsent: true,
    },
  })

/** The request that hands a lead in, each time under a key of its own. */
export const leadRequest = (body: string) => ({
  path: '/api/leads',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body,
})
