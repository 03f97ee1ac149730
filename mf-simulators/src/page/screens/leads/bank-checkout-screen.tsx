import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { contactText } from 'shared-lib/kit/funnel/consent-texts'
import { contactOf } from 'shared-lib/kit/funnel/contact-texts'
import { ContactFields, contactLabels, TermsBox } from 'shared-lib/kit/funnel/ui/contact-fields'
import { LeadScreen } from 'shared-lib/kit/funnel/ui/lead-screen'
import { Checkbox } from 'shared-lib/kit/ui/checkbox/checkbox'
import { Details } from 'shared-lib/kit/ui/details/details'
import { type BankCheckoutData, bankSubjects } from '../../leads/bank-calculator'
import { LeadBox } from './lead-box'
import styles from './lead-box.module.css'

interface BankCheckoutProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly subject: BankCheckoutData | undefined
  readonly heading: string | undefined
}

const labels = { ...contactLabels, contactConsent: 'Autorização para te ligarmos' }
const loadRules = async () =>
  (await import(/* webpackChunkName: "bank-checkout-rules" */ '../../leads/bank-checkout.answers'))
    .bankCheckoutProblems

/** After a calculation of credit: who asks for a proposal, with what was calculated. */
export const BankCheckoutScreen = ({ subject, heading, location, shell }: BankCheckoutProps) => (
  <LeadBox isPage={location !== undefined}>
    <LeadScreen
      location={location}
      shell={shell}
      vertical="bank-checkout"
      heading={heading || 'Pede uma proposta a partir das tuas contas'}
      purpose={`Ligamos-te para falar ${subject ? bankSubjects[subject.calculator] : 'de crédito'}, sem compromisso.`}
      next="Ligamos-te em dias úteis, já com as tuas contas à frente."
      labels={labels}
      submitText="Pedir que me liguem"
      leadOf={(texts) => {
        const { marketingOptIn: _, ...contact } = contactOf(texts)
        return {
          ...(subject && { calculator: subject.calculator, inputs: subject.inputs }),
          ...contact,
          contactConsent: texts.contactConsent === 'true',
        }
      }}
      loadRules={loadRules}
      questions={(form) => (
        <>
          {subject && subject.words.length > 0 && <Asked {...subject} />}
          <ContactFields form={form} />
          <Checkbox {...form.box('contactConsent')}>{contactText}</Checkbox>
          <TermsBox form={form} siteUrl={shell.apiUrl} />
        </>
      )}
    />
  </LeadBox>
)

/** Lines shown before the questions; the rest is folded. */
const shownLines = 5

const Lines = ({ lines }: { lines: BankCheckoutData['words'] }) => (
  <dl>
    {lines.map(({ label, value }) => (
      <div key={label} className={styles.line}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Asked({ words, shown }: BankCheckoutData) {
  const lines = [...(shown ? [shown.value] : []), ...words]
  const folded = lines.length > shownLines + 1 ? lines.slice(shownLines) : []
  return (
    <section className={styles.asked} aria-label="O que vai com o pedido">
      <p>O que vai com o pedido</p>
      <Lines lines={lines.slice(0, lines.length - folded.length)} />
      {folded.length > 0 && (
        <Details summary={`Mais ${folded.length} respostas`}>
          <Lines lines={folded} />
        </Details>
      )}
    </section>
  )
}
