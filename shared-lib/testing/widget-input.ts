import { type AttributeSpecs, camelCase } from '../src/contract/attributes'
import type { Company, Widget, WidgetLocation, WidgetShell } from '../src/contract/define-widget'
import type { ViewInput } from '../src/platform/mount/view-props'

/** A widget's needs besides its attributes to draw something worth testing. */
export interface ContractCaseOptions {
  /** Content, or what the route's `load` returns. */
  readonly data?: unknown
  /** For widgets that draw only where they own the page. */
  readonly location?: WidgetLocation
  /** Also what the kit does for every tag alike: once, for the sample with every kind of attribute. */
  readonly mechanics?: true
}

export const company: Company = {
  name: 'Quero Poupar',
  phone: '+351210000000',
  phoneText: '210 000 000',
  phoneHours: 'dias úteis, das 10h às 19h',
  phoneCost: 'Chamada para a rede fixa nacional',
  email: 'ola@exemplo.pt',
  contactPath: '/contacto',
}

const quietShell: WidgetShell = {
  company,
  apiUrl: '',
  navigate() {},
  replaceQuery() {},
  emit() {},
  setTitle() {},
}

/** Raw input as it crosses from the server to the browser. */
export const inputWith = (
  attributes: ViewInput['attributes'],
  { data, location }: ContractCaseOptions,
): ViewInput => ({ attributes, data, location, today: '2026-11-21', shell: quietShell })

/** Every example of the contract, and the tag with nothing in it. */
export const examplesOf = ({ contract }: Widget) => [{ title: 'bare', attributes: {} }, ...contract.examples]

/** Values of a view without attributes on the tag. */
export const absentValues = (specs: AttributeSpecs): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      camelCase(name),
      spec.type === 'flag' ? false : spec.default,
    ]),
  )
