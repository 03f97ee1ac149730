import type { ReactNode } from 'react'
import { withdrawalText } from 'shared-lib/kit/funnel/consent-words'

interface ConfirmProps {
  readonly reference: string
  readonly heading: string
  readonly button: string
  /** Where the button posts to, and where the way back leads. */
  readonly action: string
  readonly back: string
  readonly children: ReactNode
}

/** Announces the effect before it happens; opening the link changes nothing, and the button needs no script. */
const ConfirmPage = ({ reference, heading, button, action, back, children }: ConfirmProps) => (
  <article className="lead-status">
    <p className="lead-status-kicker">Pedido {reference}</p>
    <h1>{heading}</h1>
    {children}
    <form className="lead-confirm" method="post" action={action}>
      <button type="submit" className="b-button">
        {button}
      </button>
      <a className="b-button b-button--quiet" href={back}>
        Deixar como está
      </a>
    </form>
  </article>
)

type PageProps = Pick<ConfirmProps, 'reference' | 'action' | 'back'>

/** `/pedido/<secret>/retirar` */
export const WithdrawalPage = (props: PageProps) => (
  <ConfirmPage {...props} heading="Cancelar o pedido" button="Cancelar o pedido">
    <p>Ao confirmar, dizes-nos:</p>
    <blockquote className="lead-words">{withdrawalText}</blockquote>
    <p>
      Deixamos de te contactar sobre este pedido e avisamos quem o está a tratar. A prova do que autorizaste
      fica guardada, e os dados também, até os apagares ou passar o prazo.
    </p>
  </ConfirmPage>
)

/** `/pedido/<secret>/apagar` */
export const ErasurePage = (props: PageProps) => (
  <ConfirmPage {...props} heading="Apagar os teus dados" button="Apagar de vez">
    <p>
      Apagamos o teu nome, email, telefone, respostas e preferências de contacto deste pedido, e avisamos quem
      o está a tratar para fazer o mesmo. <strong>Não dá para voltar atrás.</strong>
    </p>
    <p>
      Fica a referência e a prova do que autorizaste, sem nada que diga quem és, porque a lei nos obriga a
      poder demonstrá-lo (artigo 7.º, n.º 1, do RGPD).
    </p>
  </ConfirmPage>
)
