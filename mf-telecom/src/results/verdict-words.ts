import { formatMonthPt } from 'shared-lib/dates/format-date'
import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { horizon } from '../domain/horizon'
import type { Outlook } from '../domain/outlook'

export interface Verdict {
  readonly title: string
  readonly sentences: readonly string[]
  /** Slug of the question whose answer would say more. */
  readonly ask?: 'fatura' | 'fidelizacao'
}

const inHorizon = `em ${horizon} meses`

/** When leaving costs nothing, in words. */
const freeWords = ({ freeFrom, end }: Outlook): string => {
  const month = freeFrom ? formatMonthPt(freeFrom) : ''
  return end === 'most' ? `o mais tardar em ${month}` : `em ${month}`
}

interface Known {
  readonly hasContract: boolean
  /** Missing without today's price. */
  readonly outlook?: Outlook
}

/** The first thing read on the page: what to do, with the euro in it. */
export function verdictOf({ hasContract, outlook }: Known): Verdict {
  if (!hasContract)
    return {
      title: 'Compara o que te propõem pelo custo de dois anos',
      sentences: [
        'Não tens contrato para deixar. Escreve em baixo as propostas que te fizerem, ou pede-nos as que existem na tua morada.',
      ],
    }
  if (!outlook)
    return {
      title: 'Diz quanto pagas e vê quanto podes poupar',
      sentences: [
        'Com a mensalidade de hoje, dizemos-te quanto custa sair do contrato e até que preço compensa mudar.',
      ],
      ask: 'fatura',
    }
  if (outlook.end === 'unknown')
    return {
      title: 'Falta saber quando acaba a tua fidelização',
      sentences: [
        'A data está na fatura. Com ela, dizemos-te quanto custa sair hoje e se compensa esperar.',
        `Se ficares, pagas ${formatEuro(outlook.stay)} ${inHorizon}.`,
      ],
      ask: 'fatura',
    }
  return outlook.tried ? triedVerdict(outlook, outlook.tried) : untriedVerdict(outlook)
}

function untriedVerdict(outlook: Outlook): Verdict {
  const { exit, stay, highestNewMonthly: highest } = outlook
  const charge = exit?.charge ?? 0
  if (charge === 0)
    return {
      title: 'Podes sair hoje sem pagar nada',
      sentences: [`Se ficares, pagas ${formatEuro(stay)} ${inHorizon}.`, 'Já podes mudar sem pagar nada.'],
    }
  const free = `A fidelização acaba ${freeWords(outlook)}: a partir daí, sais sem pagar.`
  return {
    title: `Sair hoje custa, no máximo, ${formatEuro(cents(charge))}`,
    sentences: [
      highest === undefined
        ? `Esse custo é mais alto do que tudo o que pagas ${inHorizon}: hoje não compensa sair.`
        : `Mesmo assim, compensa mudar se a nova mensalidade for até ${formatEuro(highest)}, com os mesmos serviços.`,
      free,
    ],
  }
}

function triedVerdict(outlook: Outlook, tried: NonNullable<Outlook['tried']>): Verdict {
  const { now, wait, best, saved, price } = tried
  const at = `a ${formatEuro(price)} por mês`
  if (best === 'stay')
    return {
      title: `Fica como estás: ${at} não compensa mudar`,
      sentences: [
        now.saved === 0
          ? `Mudar já ou ficar custa o mesmo ${inHorizon}.`
          : `Se mudares já, pagas mais ${formatEuro(cents(-now.saved))} ${inHorizon}.`,
        ...(outlook.highestNewMonthly === undefined
          ? []
          : [`Mudar já só compensa até ${formatEuro(outlook.highestNewMonthly)} por mês.`]),
      ],
    }
  const charge = outlook.exit?.charge ?? 0
  if (best === 'wait')
    return {
      title: `Espera pelo fim da fidelização: poupas ${formatEuro(saved)} ${inHorizon}`,
      sentences: [
        `Acaba ${freeWords(outlook)}, e nessa altura sais sem pagar.`,
        now.saved > 0
          ? `Se mudares já, poupas só ${formatEuro(now.saved)}, porque sair custa até ${formatEuro(cents(charge))}.`
          : `Se mudares já, pagas mais ${formatEuro(cents(-now.saved))}, porque sair custa até ${formatEuro(cents(charge))}.`,
      ],
    }
  const later = wait.stay - wait.waitUntilEnd
  return {
    title: `Muda já: poupas ${formatEuro(saved)} ${inHorizon}`,
    sentences:
      charge === 0
        ? [`${at[0]?.toUpperCase()}${at.slice(1)}, com os mesmos serviços, e sem custo de saída.`]
        : [
            `Sair custa até ${formatEuro(cents(charge))}, mas recuperas o que gastas ${now.paidBackInMonth === 1 ? 'ao fim de 1 mês' : `ao fim de ${now.paidBackInMonth} meses`}.`,
            `Se esperares pelo fim da fidelização, poupas ${formatEuro(cents(Math.max(0, later)))}.`,
          ],
  }
}
