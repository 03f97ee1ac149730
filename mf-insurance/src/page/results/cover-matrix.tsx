import { Check, icon, Users } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { VisuallyHidden } from 'shared-lib/kit/ui/visually-hidden/visually-hidden'
import { coversOf, type InsuranceType, insuranceTypes, typeNames } from '../../rules/covers'
import {
  type Payer,
  payerOf,
  type ScenarioKey,
  scenario,
  scenarioLabel,
  scenariosOf,
  type Vehicle,
} from '../../rules/scenarios'
import styles from './cover-matrix.module.css'

const Minus = icon('M5 12h14')

const payerWords: Readonly<Record<Payer, string>> = {
  policy: 'Paga',
  other: 'Paga outro',
  nobody: 'Pagas tu',
}

const icons = { policy: Check, other: Users, nobody: Minus } as const

const Mark = ({ payer }: { payer: Payer }) => {
  const Icon = icons[payer]
  return (
    <span className={styles.mark} data-payer={payer}>
      <Icon size={18} aria-hidden="true" />
      <VisuallyHidden>{payerWords[payer]}</VisuallyHidden>
    </span>
  )
}

interface CoverMatrixProps {
  readonly vehicle: Vehicle
  /** The visitor's own column. */
  readonly type?: InsuranceType | undefined
}

interface CoverTableProps extends CoverMatrixProps {
  readonly keys: readonly ScenarioKey[]
  readonly title: string
}

/** Who pays what, with a mark for each. The drawing is a table, and its own twin. */
function CoverTable({ keys, title, vehicle, type }: CoverTableProps) {
  const own = (one: InsuranceType) => (one === type ? '' : undefined)
  return (
    <>
      <ul className={styles.legend}>
        {(Object.keys(payerWords) as Payer[]).map((payer) => {
          const Icon = icons[payer]
          return (
            <li key={payer}>
              <span className={styles.mark} data-payer={payer} aria-hidden="true">
                <Icon size={18} />
              </span>
              {payer === 'policy' ? 'Paga o teu seguro' : payerWords[payer]}
            </li>
          )
        })}
      </ul>
      <table className={styles.matrix}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Se acontecer isto</th>
            {insuranceTypes.map((one) => (
              <th key={one} scope="col" data-own={own(one)}>
                {typeNames[one]}
                {one === type && <VisuallyHidden> (o que escolheste)</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                {scenarioLabel(key, vehicle)}
                {scenario(key).policy && <span aria-hidden="true">{'\u00a0*'}</span>}
              </th>
              {insuranceTypes.map((one) => (
                <td key={one} data-own={own(one)}>
                  <Mark payer={payerOf(key, coversOf[one])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {keys.some((key) => scenario(key).policy) && (
        <p className={layout.small}>* Depende da apólice: confirma o limite e a franquia.</p>
      )}
    </>
  )
}

/** Rows in sight. */
const most = 5

/** Accidents against covers: those that the visitor pays come first, the others fold. */
export function CoverMatrix({ vehicle, type }: CoverMatrixProps) {
  const keys = scenariosOf(vehicle)
  const isOpen = (key: ScenarioKey) => payerOf(key, coversOf[type ?? 'mandatory']) === 'nobody'
  const sorted = keys.toSorted((one, two) => Number(isOpen(two)) - Number(isOpen(one)))
  return (
    <div className={layout.part}>
      <CoverTable
        keys={sorted.slice(0, most)}
        title="Que acidentes paga cada seguro"
        vehicle={vehicle}
        type={type}
      />
      <Details summary={`Ver mais ${keys.length - most} acidentes`}>
        <div className={layout.part}>
          <CoverTable keys={sorted.slice(most)} title="Mais acidentes" vehicle={vehicle} type={type} />
          <p className={layout.small}>
            Assistência, proteção jurídica e proteção do condutor costumam vir com o de terceiros, mas não em
            todos.
          </p>
          <h3>O que ter em atenção em cada caso</h3>
          <ul className={layout.list}>
            {keys.flatMap((key) => {
              const { tip } = scenario(key)
              return tip ? (
                <li key={key}>
                  <strong>{scenarioLabel(key, vehicle)}.</strong> {tip}
                </li>
              ) : (
                []
              )
            })}
          </ul>
        </div>
      </Details>
    </div>
  )
}
