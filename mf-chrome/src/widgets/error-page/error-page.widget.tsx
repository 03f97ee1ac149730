import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/ui/button/button'
import { errorPageContract } from './error-page.contract'
import styles from './error-page.module.css'
import { LostCoin, PausedCoin } from './illustrations'

const failure = {
  title: 'Oooops, algo correu mal!',
  text: 'Ocorreu um erro inesperado. Esta página não se encontra disponível neste momento.',
}
const maintenance = {
  title: 'Encontramo-nos em manutenção',
  text: 'Estamos a trabalhar para voltar ao funcionamento normal.',
}

/** Nothing here needs the layout story: this is what stands when that story could not be had. */
function ErrorPage({ attributes }: WidgetProps<typeof errorPageContract.attributes>) {
  const paused = attributes.variant === 'maintenance'
  const { title, text } = paused ? maintenance : failure
  return (
    <section className={styles.page}>
      {paused ? <PausedCoin className={styles.drawing} /> : <LostCoin className={styles.drawing} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {!paused && (
        <Button kind="main" href="/">
          Voltar ao início
        </Button>
      )}
      {attributes.details && <pre className={styles.details}>{attributes.details}</pre>}
    </section>
  )
}

export default implementWidget(errorPageContract, ErrorPage)
