import type { Deployment } from '../../contract/deployment'
import { type CalculatorLimits, calculatorOperations } from './openapi-calculators'
import { figureOperations } from './openapi-figures'
import { type LeadLimits, leadOperations } from './openapi-leads'

interface OpenApiInput {
  readonly siteName: string
  /** Public origin; without it, addresses are relative to where the document was read. */
  readonly origin: string | undefined
  readonly deployments: readonly Pick<
    Deployment,
    'name' | 'version' | 'owner' | 'leads' | 'calculators' | 'figures'
  >[]
  readonly limits: LeadLimits
  readonly calculatorLimits: CalculatorLimits
}

/** The promise of `docs/contracts/calculators-api.md` (What stays), for readers of the document alone. */
export const whatStays =
  'Version 1 stays: names, units and meanings of what goes in and comes out do not change, and nothing new is required. Members, values and operations may be added: leave aside what you do not know. What must change gets a new name beside the old one.\n'

/** The OpenAPI 3.1 document of the current deployments. Leads and calculators are offered while a deployment has some. */
export function openApi({ siteName, origin, deployments, limits, calculatorLimits }: OpenApiInput) {
  const takers = deployments.filter(({ leads }) => leads.length > 0)
  const calculators = calculatorOperations(deployments, calculatorLimits)
  const figures = figureOperations(deployments)
  const leads = leadOperations(takers.flatMap((one) => one.leads).sort(), limits)
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName}: API`,
      version: '1',
      description: [
        whatStays,
        ...takers.map(
          ({ name, version, owner, leads }) => `- ${leads.join(', ')}: ${name} ${version} (${owner})`,
        ),
      ].join('\n'),
    },
    servers: [{ url: origin ?? '/' }],
    paths: { ...leads.paths, ...calculators.paths, ...figures.paths },
    components: { schemas: { ...leads.schemas, ...calculators.schemas, ...figures.schemas } },
  }
}
