import { ArrowLeft, Lock } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { LeadProblem } from '../../contract/define-micro-frontend'
import type { WidgetProps } from '../../contract/define-widget'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import { Notice } from '../../ui/notice/notice'
import { PhoneField } from '../../ui/phone-field/phone-field'
import { Stages } from '../../ui/stages/stages'
import { TextField } from '../../ui/text-field/text-field'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { marketingText, privacyPath, termsPath } from '../consent-texts'
import type { Flow } from '../flow'
import { addressOf, readQuery } from '../funnel-address'
import { titleOf } from '../funnel-guard'
import { journeyStages } from '../journey'
import styles from './lead.module.css'
import { type ChosenOffer, useContactForm } from './use-contact-form'
import { useHydrated } from './use-hydrated'

const heading = 'Para onde te ligamos?'

/** Countries whose numbers visitors give most; any other number is typed with its + in front. */
const countries = [
  { code: '351', label: 'Portugal' },
  { code: '34', label: 'Espanha' },
  { code: '33', label: 'França' },
  { code: '41', label: 'Suíça' },
  { code: '44', label: 'Reino Unido' },
  { code: '352', label: 'Luxemburgo' },
  { code: '49', label: 'Alemanha' },
  { code: '55', label: 'Brasil' },
  { code: '244', label: 'Angola' },
  { code: '238', label: 'Cabo Verde' },
]

const labels: Readonly<Record<string, string>> = {
  fullName: 'Nome completo',
  email: 'Email',
  phone: 'Telemóvel ou telefone',
}

/** Three fields may miss the same thing: in the summary each line says which field it is about. */
const named = (problem: LeadProblem): LeadProblem => {
  const label = labels[problem.field]
  return label === undefined ? problem : { ...problem, message: `${label}: ${problem.message}` }
}

const NewTab = () => <VisuallyHidden> (abre noutro separador)</VisuallyHidden>

interface ContactFormProps<Answers> extends Pick<WidgetProps, 'location' | 'shell'> {
  readonly flow: Flow<Answers>
  /** One sentence under the question: what the call is for. */
  readonly purpose: string
  /** The offer that the call will be about, with its price as the vertical draws it. */
  readonly chosen?: (ChosenOffer & { readonly price: ReactNode }) | undefined
}

/** `/energia/simular/dados-de-contacto`: the last thing asked, after the prices. */
export function ContactForm<Answers>({ flow, purpose, chosen, location, shell }: ContactFormProps<Answers>) {
  const { company } = shell
  const raw = readQuery(flow, location?.query ?? '')
  const form = useContactForm({ flow, raw, shell, chosen })
  const { texts, change, problems, status } = form
  // The same lines until the problems change: the summary takes focus whenever it gets others.
  const lines = useMemo(() => problems.map(named), [problems])
  const hydrated = useHydrated()
  const pageTitle = `${titleOf(flow, heading, problems.length > 0)} | ${company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])

  /** What every text field of the form has. */
  const field = (name: string) => {
    const message = problems.find((problem) => problem.field === name)?.message
    return {
      id: name,
      name,
      value: texts[name] ?? '',
      onChange: (text: string) => change(name, text),
      ...(message !== undefined && { error: message }),
    }
  }
  const box = (name: string) => ({
    ...field(name),
    value: texts[name] === 'true',
    onChange: (on: boolean) => change(name, String(on)),
  })
  return (
    <div className={styles.screen}>
      <Stages stages={journeyStages} current={2} />
      <a className={styles.back} href={addressOf({ ...flow, extras: [] }, flow.done, raw)}>
        <ArrowLeft size={18} aria-hidden="true" />
        Voltar aos resultados
      </a>
      {chosen && (
        <section className={styles.card} aria-label="Oferta escolhida">
          <p className={styles.small}>Oferta escolhida</p>
          <p className={styles.strong}>{chosen.name}</p>
          <p>{chosen.price}</p>
        </section>
      )}
      {/* Personal data may never end in an address: the form is no GET form and waits for the script. */}
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <ErrorSummary problems={lines} focus />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{purpose}</p>
        <noscript>
          <p>
            Para enviar o pedido aqui, a página precisa de JavaScript. Sem ele, liga-nos:{' '}
            <a href={`tel:${company.phone}`}>{company.phoneText}</a>.
          </p>
        </noscript>
        <TextField label="Nome completo" autoComplete="name" {...field('fullName')} />
        <TextField type="email" label="Email" autoComplete="email" {...field('email')} />
        <PhoneField
          label="Telemóvel ou telefone"
          hint="Ligamos em dias úteis."
          countries={countries}
          {...field('phone')}
        />
        <Checkbox {...box('tcConsent')}>
          Li e aceito os{' '}
          <a href={termsPath} target="_blank" rel="noopener">
            Termos e Condições
            <NewTab />
          </a>{' '}
          e a{' '}
          <a href={privacyPath} target="_blank" rel="noopener">
            Política de Privacidade
            <NewTab />
          </a>
          .
        </Checkbox>
        <Checkbox {...box('marketingOptIn')} required={false}>
          {marketingText} (opcional)
        </Checkbox>
        {status === 'error' && (
          <Notice tone="bad" title="O teu pedido ainda não foi enviado" live>
            <p>
              {form.nextStep} O que escreveste continua aqui. Se preferires, liga para{' '}
              <a href={`tel:${company.phone}`}>{company.phoneText}</a> ({company.phoneHours}).
            </p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            kind="main"
            full
            disabled={!hydrated}
            loading={status === 'pending'}
            loadingLabel="A enviar o teu pedido"
            icon={<Lock size={18} />}
          >
            {status === 'error' ? 'Tentar outra vez' : 'Pedir que me liguem'}
          </Button>
        </div>
      </form>
    </div>
  )
}
