import { phoneCountries } from '../../../rules/phone/phone-countries'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { PhoneField } from '../../ui/phone-field/phone-field'
import { TextField } from '../../ui/text-field/text-field'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { marketingText, privacyPath, termsPath } from '../consent-texts'
import { CallFields } from './call-fields'
import type { LeadFormState } from './use-lead-form'

export const contactLabels = {
  fullName: 'Nome completo',
  email: 'Email',
  phone: 'Telemóvel ou telefone',
} as const

const NewTab = () => <VisuallyHidden> (abre noutro separador)</VisuallyHidden>

/** The form's members that a field needs. */
export type LeadFields = Pick<LeadFormState, 'textField' | 'box'>

interface PartProps {
  readonly form: LeadFields
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

interface ContactFieldsProps extends Pick<PartProps, 'form'> {
  /** Other words, where the person who is called is not the one who fills the form in. */
  readonly labels?: { readonly [Name in keyof typeof contactLabels]: string }
  /** Whether the browser may autofill the user's own contact. */
  readonly own?: boolean
}

/** Name, email and telephone of the person to call, and when; with another person's contact the time is not asked. */
export function ContactFields({ form, labels = contactLabels, own = true }: ContactFieldsProps) {
  const complete = (what: string) => ({ autoComplete: own ? what : 'off' })
  return (
    <>
      <TextField label={labels.fullName} {...complete('name')} {...form.textField('fullName')} />
      <TextField type="email" label={labels.email} {...complete('email')} {...form.textField('email')} />
      <PhoneField
        label={labels.phone}
        hint="Ligamos em dias úteis."
        countries={phoneCountries}
        {...form.textField('phone')}
      />
      {own && <CallFields form={form} />}
    </>
  )
}

/** Nothing is sent without it. */
export const TermsBox = ({ form, siteUrl }: PartProps) => (
  <Checkbox {...form.box('tcConsent')}>
    Li e aceito os{' '}
    <a href={siteUrl + termsPath} target="_blank" rel="noopener">
      Termos e Condições
      <NewTab />
    </a>{' '}
    e a{' '}
    <a href={siteUrl + privacyPath} target="_blank" rel="noopener">
      Política de Privacidade
      <NewTab />
    </a>
    .
  </Checkbox>
)

export const MarketingBox = ({ form }: Pick<PartProps, 'form'>) => (
  <Checkbox {...form.box('marketingOptIn')} required={false}>
    {marketingText} (opcional)
  </Checkbox>
)
