import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Chips } from 'shared-lib/kit/ui/chips/chips'
import { Group } from './group'

const chips = [
  { words: 'Poupas', amount: { cents: 4800, period: 'ano' }, tone: 'good' },
  { words: 'Sem fidelização' },
  { words: 'Confirma o preço', tone: 'warn' },
] as const

/** Primitives that screens are laid out with. */
export const Layouts = () => (
  <Group title="Disposição">
    <section className={layout.main}>
      <h3>O que se lê primeiro</h3>
      <p>Uma resposta, e o que se pode fazer com ela.</p>
      <div className={layout.row}>
        <Button kind="main">Principal</Button>
        <Button kind="quiet">Discreto</Button>
      </div>
      <p className={layout.small}>O que também convém saber.</p>
    </section>
    <section className={layout.part}>
      <h3>Um assunto</h3>
      <ul className={layout.list}>
        <li>Não é mais largo do que se lê bem.</li>
        <li>As suas partes ficam por baixo umas das outras.</li>
      </ul>
      <Chips chips={chips} />
    </section>
    <div className={layout.grid}>
      {['Um cartão', 'Ao lado de outro', 'Enquanto couberem'].map((words) => (
        <article key={words} className={layout.card}>
          <h3>{words}</h3>
          <p>Cada um com o seu título.</p>
        </article>
      ))}
    </div>
  </Group>
)
