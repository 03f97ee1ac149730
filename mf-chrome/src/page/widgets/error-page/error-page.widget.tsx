import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import { readErrorWords } from '../../../rules/error-words'
import { errorPageContract } from './error-page.contract'
import styles from './error-page.module.css'
import { LostCoin, PausedCoin } from './illustrations'

/** A plain form, which works without script. */
const Search = () => (
  <form className={styles.search} action="/blog/pesquisa">
    <label htmlFor="qp-lost">Não encontrámos esta página. O que procuras?</label>
    <input id="qp-lost" type="search" name="q" required />
    <Button type="submit">Pesquisar</Button>
  </form>
)

/** Speaks with the words of the layout story, and with its own where that story could not be had. */
function ErrorPage({ attributes, data }: WidgetProps<typeof errorPageContract.attributes>) {
  const paused = attributes.variant === 'maintenance'
  const { title, text, button } = readErrorWords(data, attributes.variant)
  return (
    <section className={styles.page}>
      {paused ? <PausedCoin className={styles.drawing} /> : <LostCoin className={styles.drawing} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {attributes.variant === 'not-found' && <Search />}
      {button && (
        <Button kind="main" href="/">
          {button}
        </Button>
      )}
      {attributes.details && <pre className={styles.details}>{attributes.details}</pre>}
    </section>
  )
}

export default implementWidget(errorPageContract, ErrorPage)
