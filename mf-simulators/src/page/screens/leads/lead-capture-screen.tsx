import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { contactOf } from 'shared-lib/kit/funnel/contact-texts'
import { ContactFields, contactLabels, MarketingBox, TermsBox } from 'shared-lib/kit/funnel/ui/contact-fields'
import { LeadScreen } from 'shared-lib/kit/funnel/ui/lead-screen'
import { type Product, productNames } from '../../leads/products'
import { LeadBox } from './lead-box'
import { ProductField, productLabel } from './product-field'

interface LeadCaptureProps extends Pick<WidgetProps, 'location' | 'shell'> {
  /** Chosen by the editor; the visitor chooses when there is none. */
  readonly product: Product | undefined
  readonly heading: string | undefined
}

const labels = { ...contactLabels, product: productLabel }
const loadRules = async () =>
  (await import(/* webpackChunkName: "lead-capture-rules" */ '../../leads/lead-capture.answers'))
    .leadCaptureProblems

const purposeOf = (product: Product | undefined) =>
  product
    ? `Assunto: ${productNames[product]}. Ligamos-te sem compromisso.`
    : 'Diz-nos do que queres falar e ligamos-te, sem compromisso.'

/** A product and a contact. */
export const LeadCaptureScreen = ({ product, heading, location, shell }: LeadCaptureProps) => (
  <LeadBox isPage={location !== undefined}>
    <LeadScreen
      location={location}
      shell={shell}
      vertical="lead-capture"
      heading={heading || 'Queres que te liguemos?'}
      purpose={purposeOf(product)}
      next="Ligamos-te em dias úteis."
      labels={labels}
      submitText="Pedir que me liguem"
      leadOf={(texts) => ({ product: product ?? texts.product ?? '', ...contactOf(texts) })}
      loadRules={loadRules}
      questions={(form) => (
        <>
          {!product && <ProductField form={form} />}
          <ContactFields form={form} />
          <TermsBox form={form} siteUrl={shell.apiUrl} />
          <MarketingBox form={form} />
        </>
      )}
    />
  </LeadBox>
)
