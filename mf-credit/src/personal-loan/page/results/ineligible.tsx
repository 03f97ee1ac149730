import type { Company } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { stepAddress } from 'shared-lib/kit/funnel/funnel-address'
import { checkSlug } from 'shared-lib/kit/funnel/journey-addresses'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import type { Ineligible } from '../../rules/loan-request'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'

/** The map of one's own debts, at the Banco de Portugal. */
const debtMap = 'https://www.bportugal.pt/area-cidadao/formulario/227'

const Unpaid = () => (
  <>
    <h1>Primeiro, trata das prestações em atraso</h1>
    <p>
      Não pedimos um crédito novo para quem tem prestações em atraso: os bancos veem-nas na Central de
      Responsabilidades de Crédito e a dívida ficaria maior. Há um caminho, e não custa nada:
    </p>
    <ol className={layout.list}>
      <li>
        <strong>Fala já com o banco e pede o PERSI.</strong> É o procedimento em que o banco tem de te propor
        uma solução: começa sozinho entre o 31.º e o 60.º dia de atraso, e podes pedi-lo antes (Decreto-Lei
        n.º 227/2012).
      </li>
      <li>
        <strong>Vê tudo o que deves.</strong> O mapa de responsabilidades de crédito é gratuito:{' '}
        <a href={debtMap} target="_blank" rel="noopener">
          pedir o mapa ao Banco de Portugal (abre noutro separador)
        </a>
        .
      </li>
      <li>
        <strong>Pede ajuda gratuita.</strong> A Rede de Apoio ao Consumidor Endividado ajuda-te a negociar com
        os bancos.
      </li>
    </ol>
    <p>Quando as prestações estiverem em dia, volta: juntar créditos pode baixar o que pagas por mês.</p>
  </>
)

const Abroad = () => (
  <>
    <h1>Só tratamos créditos de quem vive em Portugal</h1>
    <p>
      Se vives noutro país, começa pelo teu banco de lá: é ele que conhece os teus rendimentos. Se estás para
      vir viver para Portugal, volta quando tiveres cá a residência.
    </p>
    <p>
      Queres só fazer contas? <a href="/simuladores/credito-pessoal">Abre o simulador de crédito pessoal</a>:
      não pergunta onde vives.
    </p>
  </>
)

interface IneligibleViewProps {
  readonly why: Ineligible
  readonly raw: RawAnswers
  readonly company: Company
}

/** Why no proposal is asked for, and what to do instead. */
export const IneligibleView = ({ why, raw, company }: IneligibleViewProps) => (
  <section className={layout.main}>
    {why === 'unpaid' ? <Unpaid /> : <Abroad />}
    <div className={layout.row}>
      <Button kind="plain" href={stepAddress(personalLoanFunnel, checkSlug, raw)}>
        Alterar respostas
      </Button>
    </div>
    <p>
      <ReachUs company={company} before="Tens dúvidas? " after="." />
    </p>
  </section>
)
