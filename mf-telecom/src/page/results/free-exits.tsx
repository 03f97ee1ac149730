import type { ReactNode } from 'react'
import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { useCopy } from 'shared-lib/kit/explain/use-copy'
import { Copy, ExternalLink, House, icon, Pause } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { FreeExitRules } from '../../data/parameters/loyalty-law'
import type { ExitKey } from './exit-letters'
import styles from './results.module.css'

/** Copies a letter; where the browser refuses, the text is shown to be selected. */
function CopyLetter({ text }: { text: string }) {
  const [message, copy] = useCopy(text, {
    copied: 'Carta copiada.',
    refused: 'O navegador não deixou copiar: seleciona o texto da carta.',
  })
  return (
    <NeedsScript>
      <Button kind="quiet" icon={<Copy size={20} />} onClick={copy}>
        Copiar a carta
      </Button>
      <p className={layout.small} role="status">
        {message}
      </p>
    </NeedsScript>
  )
}

const WifiOff = icon(
  'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
)
const Handshake = icon(
  'M11 17l2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8',
)
const FilePen = icon(
  'M12.659 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v9.34M14 2v5a1 1 0 0 0 1 1h5M10.378 12.622a1 1 0 0 1 3 3.003L8.36 20.637a2 2 0 0 1-.854.506l-2.867.837a.5.5 0 0 1-.62-.62l.836-2.869a2 2 0 0 1 .506-.853z',
)
const BriefcaseBusiness = icon(
  'M12 12h.01M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2M22 13a18.15 18.15 0 0 1-20 0M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
)

/** Where consumers end a contract, or ask what ending it costs. */
const platform = 'https://www.cessacaodecontratos.pt/'

interface ExitProps {
  readonly icon: ReactNode
  readonly title: string
  readonly letter: string
  readonly children: ReactNode
}

const Exit = ({ icon, title, letter, children }: ExitProps) => (
  <li>
    {icon}
    <div className={styles.exit}>
      <p>
        <strong>{title}</strong> {children}
      </p>
      <Details summary="Carta para copiar">
        <pre className={styles.letter}>{letter}</pre>
        <CopyLetter text={letter} />
      </Details>
    </div>
  </li>
)

interface FreeExitsProps {
  readonly rules: FreeExitRules
  readonly letters: Readonly<Record<ExitKey, string>>
}

/** Every way out of a loyalty period that costs nothing, and where to ask for it. */
export const FreeExits = ({ rules, letters }: FreeExitsProps) => (
  <div className={layout.part}>
    <ul className={`${layout.bare} ${styles.guarantees}`}>
      <Exit
        letter={letters.change}
        icon={<FilePen aria-hidden="true" />}
        title="Mudaram o contrato ou subiram o preço."
      >
        Se o contrato não previa a mudança, ou se o aumento passa do que lá está, a operadora avisa por
        escrito com {rules.changeNoticeMonths === 1 ? 'um mês' : `${rules.changeNoticeMonths} meses`} de
        antecedência e tens {rules.changeDays} dias para sair. Um aumento escrito no contrato, como o da
        inflação, não dá este direito.
      </Exit>
      <Exit
        letter={letters.distance}
        icon={<Handshake aria-hidden="true" />}
        title="Acabaste de contratar à distância ou à porta."
      >
        Desistes sem dizer porquê em {rules.distanceDays} dias, se contrataste por telefone ou internet, ou em{' '}
        {rules.doorDays}, se o vendedor foi a tua casa. Se não te falaram deste direito, o prazo cresce{' '}
        {rules.untoldMonths} meses. Pagas só os dias de serviço que pediste entretanto.
      </Exit>
      <Exit letter={letters.outage} icon={<WifiOff aria-hidden="true" />} title="Ficaste sem serviço.">
        A partir de {rules.outageHours} horas, seguidas ou somadas no mesmo período de faturação, a operadora
        desconta esse tempo na fatura sem teres de pedir. Se a avaria passa de {rules.outageDays} dias depois
        de a comunicares, sais sem custos.
      </Exit>
      <Exit
        letter={letters.income}
        icon={<BriefcaseBusiness aria-hidden="true" />}
        title="Perdeste rendimento."
      >
        Por despedimento sem culpa tua, ou por incapacidade para o trabalho de mais de {rules.incapacityDays}{' '}
        dias, com uma quebra de {formatRatio(rules.incomeLoss)} ou mais no rendimento do mês.
      </Exit>
      <Exit letter={letters.moving} icon={<House aria-hidden="true" />} title="Mudaste de casa.">
        Para uma morada onde a operadora não dá o mesmo serviço, ou um equivalente em características e preço;
        ou para fora de Portugal, sem o poderes prever.
      </Exit>
      <Exit
        letter={letters.suspension}
        icon={<Pause aria-hidden="true" />}
        title="Não vais usar o serviço durante uns tempos."
      >
        Por perda da casa, ida para o estrangeiro, prisão, doença prolongada, desemprego ou baixa, podes pedir
        a suspensão sem mensalidades. Ao fim de {rules.suspensionDays} dias, podes terminar o contrato.
      </Exit>
    </ul>
    <p>
      Pede sempre por escrito, com a prova, e guarda a resposta. Na Plataforma de Cessação de Contratos do
      Estado perguntas quanto falta e quanto custa, com resposta em {rules.platformDays} dias úteis, e pedes o
      fim do contrato:{' '}
      <a href={platform} target="_blank" rel="noopener">
        abrir a plataforma (abre noutro separador)
      </a>{' '}
      <ExternalLink size={16} aria-hidden="true" />
    </p>
  </div>
)
