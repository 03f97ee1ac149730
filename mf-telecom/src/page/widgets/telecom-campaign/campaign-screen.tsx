import type { AttributesOf } from 'shared-lib/contract/attributes'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { contactOf } from 'shared-lib/kit/funnel/contact-texts'
import { ContactFields, contactLabels, MarketingBox, TermsBox } from 'shared-lib/kit/funnel/ui/contact-fields'
import { LeadScreen } from 'shared-lib/kit/funnel/ui/lead-screen'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { telecomFields } from '../../../fields'
import { telecomJourney } from '../../funnel/telecom.journey'
import type { CampaignData, CampaignPrice } from './campaign.load'
import styles from './campaign.module.css'
import type { campaignAttributes } from './telecom-campaign.contract'

interface CampaignScreenProps extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly attributes: AttributesOf<typeof campaignAttributes>
  /** Missing on a page that cannot reach the site: then there is no price, and the form is shown. */
  readonly data: CampaignData | undefined
}

const { zipcode } = telecomFields
const labels = { ...contactLabels, zipcode: zipcode.label }
const loadRules = async () =>
  (await import(/* webpackChunkName: "campaign-rules" */ './campaign.lead')).campaignProblems

/** The price with all that belongs to it: a promotion is never shown without what follows. */
const PriceView = ({ price, title }: { price: CampaignPrice; title: string }) => (
  <section className={layout.main} aria-label={title || 'Preço da campanha'}>
    {title && <h2>{title}</h2>}
    <p className={styles.first}>{price.first}</p>
    <ul>
      {price.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      {price.sum ??
        'Pergunta o preço depois da promoção antes de aceitares: sem ele não se sabe o custo de 24 meses.'}
    </p>
    <p className={layout.small}>{price.days} A cobertura depende da morada.</p>
  </section>
)

const notRunning = {
  over: 'Esta campanha acabou. Deixa o contacto e ligamos-te com as propostas de hoje para a tua morada.',
  coming: 'Esta campanha ainda não começou. Deixa o contacto e ligamos-te com as propostas de hoje.',
} as const

/** A campaign's price while it runs, and the form that leaves a contact with the campaign's name. */
export function CampaignScreen({ attributes, data, location, shell }: CampaignScreenProps) {
  const { campaign = '', operator, package: packageName, heading } = attributes
  const standing = data?.standing ?? 'open'
  const title = [operator, packageName].filter(Boolean).join(': ')
  return (
    <div className={styles.campaign}>
      {standing === 'open' && data?.price && <PriceView price={data.price} title={title} />}
      {standing !== 'open' && (
        <Notice tone="warn">
          <p>
            {notRunning[standing]}{' '}
            <a href={`${shell.apiUrl}${telecomJourney.path}`}>Compara antes pelo que pagas hoje</a>.
          </p>
        </Notice>
      )}
      <LeadScreen
        location={location}
        shell={shell}
        vertical="telecom-campaign"
        campaign={campaign}
        heading={heading || 'Queres que te liguemos?'}
        purpose="Ligamos-te com as propostas que existem na tua morada, sem compromisso."
        next="Ligamos-te em dias úteis."
        labels={labels}
        submitText="Pedir que me liguem"
        leadOf={(texts) => ({ campaign, zipcode: texts.zipcode ?? '', ...contactOf(texts) })}
        loadRules={loadRules}
        questions={(form) => (
          <>
            <TextField
              label={zipcode.label}
              hint={zipcode.hint ?? ''}
              inputMode="numeric"
              autoComplete="postal-code"
              mask="postal"
              {...form.textField('zipcode')}
            />
            <ContactFields form={form} />
            <TermsBox form={form} siteUrl={shell.apiUrl} />
            <MarketingBox form={form} />
          </>
        )}
      />
    </div>
  )
}
