import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { friendText } from 'shared-lib/kit/funnel/consent-texts'
import { contactOf } from 'shared-lib/kit/funnel/contact-texts'
import { ContactFields, TermsBox } from 'shared-lib/kit/funnel/ui/contact-fields'
import { LeadScreen } from 'shared-lib/kit/funnel/ui/lead-screen'
import { Checkbox } from 'shared-lib/kit/ui/checkbox/checkbox'
import { TextField } from 'shared-lib/kit/ui/text-field/text-field'
import { type Product, productNames } from '../../leads/products'
import { LeadBox } from './lead-box'
import styles from './lead-box.module.css'
import { ProductField, productLabel } from './product-field'

interface ReferralProps extends Pick<WidgetProps, 'location' | 'shell'> {
  /** Chosen by the editor; the visitor chooses when there is none. */
  readonly product: Product | undefined
  readonly heading: string | undefined
}

const friendLabels = {
  fullName: 'Nome do teu amigo',
  email: 'Email do teu amigo',
  phone: 'Telemóvel ou telefone do teu amigo',
}
const labels = {
  ...friendLabels,
  referrerName: 'O teu nome',
  referrerEmail: 'O teu email',
  product: productLabel,
  friendConsent: 'Acordo do teu amigo',
}
const loadRules = async () =>
  (await import(/* webpackChunkName: "referral-rules" */ '../../leads/referral.answers')).referralProblems

/** Who refers, whom, and what for. The friend must know: we call with the consent that is written here. */
export const ReferralScreen = ({ product, heading, location, shell }: ReferralProps) => (
  <LeadBox isPage={location !== undefined}>
    <LeadScreen
      location={location}
      shell={shell}
      vertical="referral"
      heading={heading || 'Recomenda-nos a um amigo'}
      purpose={
        product
          ? `Assunto: ${productNames[product]}. Ligamos ao teu amigo e dizemos-lhe que foste tu a recomendar.`
          : 'Ligamos ao teu amigo e dizemos-lhe que foste tu a recomendar.'
      }
      next="Ligamos ao teu amigo em dias úteis."
      labels={labels}
      submitText="Recomendar"
      leadOf={(texts) => {
        const { marketingOptIn: _, ...friend } = contactOf(texts)
        return {
          referrerName: texts.referrerName ?? '',
          referrerEmail: texts.referrerEmail ?? '',
          product: product ?? texts.product ?? '',
          ...friend,
          friendConsent: texts.friendConsent === 'true',
        }
      }}
      loadRules={loadRules}
      questions={(form) => (
        <>
          <fieldset className={styles.group}>
            <legend>Quem és tu</legend>
            <TextField label={labels.referrerName} autoComplete="name" {...form.textField('referrerName')} />
            <TextField
              type="email"
              label={labels.referrerEmail}
              autoComplete="email"
              {...form.textField('referrerEmail')}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend>A quem ligamos</legend>
            <ContactFields form={form} labels={friendLabels} own={false} />
            {!product && <ProductField form={form} />}
          </fieldset>
          <Checkbox {...form.box('friendConsent')}>{friendText}</Checkbox>
          <TermsBox form={form} siteUrl={shell.apiUrl} />
        </>
      )}
    />
  </LeadBox>
)
