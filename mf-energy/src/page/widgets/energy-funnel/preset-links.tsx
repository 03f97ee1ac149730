import { VisuallyHidden } from 'shared-lib/kit/ui/visually-hidden/visually-hidden'
import type { EnergyType } from '../../../rules/energy-answers'
import { type Preset, presetAnswers, presetKeys, presets } from '../../../rules/presets'
import { energyAddresses } from '../../funnel/energy.journey'
import styles from './preset-links.module.css'

const ways = { electricity: 'Só eletricidade', dual: 'Com gás natural' } as const satisfies Partial<
  Record<EnergyType, string>
>

/** The link that skips all questions, above the first of them. */
export const BillLink = () => (
  <p className={styles.bill}>
    Tens a fatura?
    <a className={styles.way} href="/simuladores/leitor-de-faturas">
      Fotografa a fatura
    </a>
  </p>
)

/** A typical home for visitors without figures of their own. Gas only where its use is published. */
export const PresetLinks = () => (
  <section className={styles.presets} aria-labelledby="presets-title">
    <h2 className={styles.title} id="presets-title">
      Não tens a fatura à mão? Começa por uma casa típica
    </h2>
    <ul className={styles.list}>
      {presetKeys.map((key) => {
        const { title, about, gasTier }: Preset = presets[key]
        return (
          <li key={key} className={styles.preset}>
            <p className={styles.words}>
              <strong>{title}</strong> <span className={styles.about}>{about}</span>
            </p>
            <Way to="electricity" preset={key} />
            {gasTier && <Way to="dual" preset={key} />}
          </li>
        )
      })}
    </ul>
  </section>
)

interface WayProps {
  readonly to: keyof typeof ways
  readonly preset: (typeof presetKeys)[number]
}

const Way = ({ to, preset }: WayProps) => (
  <a
    className={styles.way}
    href={`${energyAddresses.path}?${new URLSearchParams(presetAnswers(preset, to))}`}
  >
    {ways[to]}
    <VisuallyHidden>: {presets[preset].title}</VisuallyHidden>
  </a>
)
