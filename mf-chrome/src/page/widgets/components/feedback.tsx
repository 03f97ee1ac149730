import { ArrowRight, Phone } from 'shared-lib/kit/icons'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Money } from 'shared-lib/kit/ui/money/money'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { Progress } from 'shared-lib/kit/ui/progress/progress'
import { Skeleton } from 'shared-lib/kit/ui/skeleton/skeleton'
import { Spinner } from 'shared-lib/kit/ui/spinner/spinner'
import { Stages } from 'shared-lib/kit/ui/stages/stages'
import { Tooltip } from 'shared-lib/kit/ui/tooltip/tooltip'
import styles from './components.module.css'
import { Group } from './group'

export const Buttons = () => (
  <Group title="Botões" inLine>
    <Button kind="main" iconEnd={<ArrowRight aria-hidden="true" size={18} />}>
      Principal
    </Button>
    <Button icon={<Phone aria-hidden="true" size={18} />}>Normal com ícone</Button>
    <Button kind="quiet">Discreto</Button>
    <Button kind="main" loading loadingLabel="A enviar">
      A enviar
    </Button>
    <Button disabled>Bloqueado</Button>
    <Button kind="main" full>
      À largura toda
    </Button>
  </Group>
)

const cents = 123_456

export const Figures = () => (
  <Group title="Valores">
    <Money cents={cents} period="ano" size="hero" />
    <Money cents={cents} period="mês" size="large" />
    <p>
      No texto <Money cents={cents} />, e como diferença <Money cents={cents} signed />.
    </p>
    <p>
      Uma palavra <Tooltip label="Explicada aqui.">explicada</Tooltip> e um sinal ao lado dela{' '}
      <Tooltip label="Explicado aqui." about="o sinal" />
    </p>
  </Group>
)

const tones = { info: 'Informação', good: 'Correu bem', warn: 'Atenção', bad: 'Correu mal' } as const

export const Feedback = () => (
  <Group title="Avisos e progresso">
    {Object.entries(tones).map(([tone, title]) => (
      <Notice key={tone} tone={tone as keyof typeof tones} title={title}>
        O que aconteceu e o que se pode fazer.
      </Notice>
    ))}
    <Details summary="Fechado à partida">O que estava escondido.</Details>
    <Details summary="Aberto à partida" open>
      Vê-se logo.
    </Details>
    <Progress value={2} max={6} label="Pergunta 2 de 6" />
    <div className={styles.wide}>
      <Stages stages={['Simulação', 'Resultados', 'Resumo', 'Contacto']} current={1} />
    </div>
    <Spinner label="A carregar" />
    <div>
      <Skeleton width={180} />
      <Skeleton height={64} />
      <Skeleton height={48} width={48} round />
    </div>
  </Group>
)
