import { readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { judgedProducts, productsForm } from '../../rules/products.form'
import type { IndexedLoan, ProductsForSpread } from '../../rules/spread'

interface ProductsJudgeProps {
  readonly loan: IndexedLoan
  readonly query: string
  readonly action: string
  readonly carried: readonly (readonly [name: string, text: string])[]
}

const Verdict = ({ savingOnInstalment, netPerMonth, worthIt }: ProductsForSpread) => (
  <Notice
    tone={worthIt ? 'good' : 'warn'}
    live
    title={
      worthIt
        ? `Compensa: ficas com ${formatBriefEuro(netPerMonth)} por mês`
        : `Não compensa: pagas mais ${formatBriefEuro(cents(-netPerMonth))} por mês`
    }
  >
    <p>
      O spread mais baixo tira {formatBriefEuro(savingOnInstalment)} à primeira prestação: os produtos podem
      custar no máximo isso. A poupança encolhe à medida que pagas o crédito.
    </p>
  </Notice>
)

/** Whether the bank's products are worth the lower spread: in the page at once, or by sending the form. */
export function ProductsJudge({ loan, query, action, carried }: ProductsJudgeProps) {
  const [texts, change] = useTexts(() => readAddress(productsForm, query), `produtos?${query}`)
  const reading = readTexts(productsForm, texts)
  const judged = judgedProducts(loan, texts)
  return (
    <section className={layout.part}>
      <h2>Os produtos do banco compensam o spread?</h2>
      <GetForm
        label="Produtos do banco e spread"
        form={productsForm}
        texts={texts}
        problems={'problems' in reading ? reading.problems : []}
        action={action}
        carried={carried}
        idPrefix="produtos-"
        onChange={change}
        onSubmit={() => undefined}
      >
        <noscript>
          <Button type="submit">Ver se compensam</Button>
        </noscript>
      </GetForm>
      {judged ? (
        <Verdict {...judged} />
      ) : (
        <p className={layout.small}>
          Escreve os dois spreads e o custo: nenhum banco te pode obrigar a mais do que a conta e os seguros,
          que podem ser de outra seguradora.
        </p>
      )}
    </section>
  )
}
