import { useId, useState } from 'react'
import { formatRatio } from 'shared-lib/explain/format-ratio'
import { formatEuro } from 'shared-lib/money/euro'
import { Button } from 'shared-lib/ui/button/button'
import type { HomeLoanFound } from './home-loan.load'
import styles from './results.module.css'
import { monthsText } from './words'

type Existing = NonNullable<HomeLoanFound['existing']>

/** What to write to the bank of today: the visitor's numbers, and nothing that has to be invented. */
export function letterText({ loan, instalment, rates, ownRate, totalCosts }: Existing): string {
  const aim = ownRate === undefined ? rates[1] : rates[0]
  const other =
    ownRate === undefined
      ? 'Estou a pedir propostas a outros bancos.'
      : `Tenho uma proposta de outro banco com uma TAN de ${formatRatio(ownRate)}.`
  return [
    'Exmos. Senhores,',
    `Tenho convosco um crédito habitação com ${formatEuro(loan.debt)} em dívida, ${monthsText(loan.months)} até ao fim e uma TAN de ${formatRatio(loan.rate)}, com uma prestação de ${formatEuro(instalment)}.`,
    other,
    ...(aim
      ? [
          `Com uma TAN de ${formatRatio(aim.rate)}, a prestação passaria para ${formatEuro(aim.instalment)}. Peço que me digam, por escrito, que condições me podem oferecer: spread, comissões e produtos exigidos, com e sem eles.`,
        ]
      : []),
    loan.staysAtLender
      ? 'Peço a resposta num prazo de 10 dias úteis.'
      : `Se decidir mudar, sei que a comissão de reembolso tem um máximo legal e que os custos de mudança rondam ${formatEuro(totalCosts)}.`,
    'Com os melhores cumprimentos,',
  ].join('\n\n')
}

/** What to ask the lender of today before anything is signed elsewhere. */
export function AskYourBank({ existing }: { existing: Existing }) {
  const id = useId()
  const [said, say] = useState('')
  const text = letterText(existing)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Texto copiado.'),
      () => say('O navegador não deixou copiar: seleciona o texto e copia-o.'),
    )
  return (
    <section className={styles.part} data-not-offered="">
      <h2>Pede primeiro ao teu banco</h2>
      <p>
        Baixar a taxa onde estás não tem comissão de reembolso, avaliação nem registos. Envia este texto, com
        o teu nome e o número do contrato:
      </p>
      <label htmlFor={id}>Texto para o banco</label>
      <textarea id={id} className={styles.letter} readOnly rows={14} value={text} />
      <div className={styles.row}>
        <Button onClick={copy}>Copiar o texto</Button>
      </div>
      <p className={styles.small} role="status">
        {said}
      </p>
    </section>
  )
}
