import { ArrowLeft, Lock } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { sessionDraft } from 'shared-lib/funnel/draft'
import { type RawAnswers, readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, checkAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { titleOf } from 'shared-lib/funnel/funnel-guard'
import { journeyStages } from 'shared-lib/funnel/journey'
import { Button } from 'shared-lib/ui/button/button'
import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import { ErrorSummary } from 'shared-lib/ui/error-summary/error-summary'
import { Notice } from 'shared-lib/ui/notice/notice'
import { PhoneField } from 'shared-lib/ui/phone-field/phone-field'
import { Stages } from 'shared-lib/ui/stages/stages'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import { energyFunnel } from '../funnel/energy.funnel'
import { rowName, rowProviders } from '../results/offer-words'
import type { ChosenOffer } from '../results/results.load'
import { ChosenOfferCard } from './chosen-offer-card'
import { consentVersion, marketingText, privacyPath, termsPath } from './consent-texts'
import { sendLead } from './lead.api'
import { keepLead } from './lead-record'
import styles from './screens.module.css'

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

const never = () => () => {}

const draft = () => sessionDraft(energyFunnel.name)

/** Texts of the form: personal, so they stay on this device until they are sent. */
function useDetails() {
  const [texts, setTexts] = useState<RawAnswers>({})
  // What was typed before this ran wins over what an earlier visit left.
  useEffect(() => setTexts((typed) => ({ ...draft().read(), ...typed })), [])
  const change = (name: string, text: string) =>
    setTexts((before) => {
      const all = { ...before, [name]: text }
      draft().write(all)
      return all
    })
  return { texts, change }
}

type Status = 'idle' | 'pending' | 'error'

/** `/energia/simular/dados-de-contacto`: the last thing asked, after the prices. */
export function DetailsScreen({
  location,
  shell,
  data,
}: WidgetProps<object & Record<string, never>, ChosenOffer>) {
  const { company } = shell
  const raw = readQuery(energyFunnel, location?.query ?? '')
  const { texts, change } = useDetails()
  const [problems, setProblems] = useState<readonly LeadProblem[]>([])
  const [status, setStatus] = useState<Status>('idle')
  const [nextStep, setNextStep] = useState('')
  const sending = useRef(false)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const failed = problems.length > 0
  const pageTitle = `${titleOf(energyFunnel, heading, failed)} | ${company.name}`
  useEffect(() => shell.setTitle(pageTitle), [shell, pageTitle])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setStatus('pending')
    setNextStep('')
    await send().finally(() => {
      sending.current = false
    })
  }
  const fail = (words: string) => {
    setNextStep(words)
    setStatus('error')
  }
  const send = async () => {
    const lead = {
      answers: readAnswers(energyFunnel, raw),
      ...(data && {
        offer: {
          id: data.row.id,
          name: rowName(data.row),
          yearlyCents: data.row.yearlyCents,
          asOf: data.asOf,
        },
      }),
      fullName: texts.fullName ?? '',
      email: texts.email ?? '',
      phone: texts.phone ?? '',
      tcConsent: texts.tcConsent === 'true',
      marketingOptIn: texts.marketingOptIn === 'true',
    }
    const rules = await import('../funnel/energy.answers').catch(() => undefined)
    if (!rules) return fail('Não conseguimos carregar o que falta da página. Tenta outra vez.')
    const found = rules.contactProblems(lead)
    setProblems(found)
    if (found.length > 0) return setStatus('idle')
    const outcome = await sendLead(shell.apiUrl, { vertical: energyFunnel.name, consentVersion, lead })
    if (outcome.kind === 'failed') return fail(outcome.nextStep)
    if (outcome.kind === 'refused') {
      setProblems(outcome.problems)
      return setStatus('idle')
    }
    const { reference, statusUrl } = outcome.answer
    keepLead({
      reference,
      statusUrl,
      asked: checkAnswers(energyFunnel, raw)
        .map(({ answer }) => answer)
        .join(' · '),
      offer: data ? `${rowProviders(data.row)}: ${rowName(data.row)}` : '',
      firstName: lead.fullName.trim().split(/\s+/)[0] ?? '',
    })
    draft().clear()
    shell.emit('lead-submitted', { vertical: energyFunnel.name, reference })
    shell.navigate('/energia/resumo')
  }
  const error = (name: string) => {
    const message = problems.find(({ field }) => field === name)?.message
    return message === undefined ? {} : { error: message }
  }
  return (
    <div className={styles.screen}>
      <Stages stages={journeyStages} current={2} />
      <a className={styles.back} href={addressOf({ ...energyFunnel, extras: [] }, energyFunnel.done, raw)}>
        <ArrowLeft size={18} aria-hidden="true" />
        Voltar aos resultados
      </a>
      {data && <ChosenOfferCard row={data.row} />}
      {/* Personal data may never end in an address: the form is no GET form and waits for the script. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ErrorSummary problems={problems} focus />
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>
          Ligamos-te para confirmar os dados e tratar da mudança. Só pedimos o que é preciso para isso.
        </p>
        <noscript>
          <p>
            Para enviar o pedido aqui, a página precisa de JavaScript. Sem ele, liga-nos:{' '}
            <a href={`tel:${company.phone}`}>{company.phoneText}</a>.
          </p>
        </noscript>
        <TextField
          id="fullName"
          name="fullName"
          label="Nome completo"
          autoComplete="name"
          value={texts.fullName ?? ''}
          onChange={(text) => change('fullName', text)}
          {...error('fullName')}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          value={texts.email ?? ''}
          onChange={(text) => change('email', text)}
          {...error('email')}
        />
        <PhoneField
          id="phone"
          name="phone"
          label="Telemóvel ou telefone"
          hint="Ligamos em dias úteis."
          countries={countries}
          value={texts.phone ?? ''}
          onChange={(text) => change('phone', text)}
          {...error('phone')}
        />
        <Checkbox
          id="tcConsent"
          name="tcConsent"
          value={texts.tcConsent === 'true'}
          onChange={(on) => change('tcConsent', String(on))}
          {...error('tcConsent')}
        >
          Li e aceito os{' '}
          <a href={termsPath} target="_blank" rel="noopener">
            Termos e Condições (abre noutro separador)
          </a>{' '}
          e a{' '}
          <a href={privacyPath} target="_blank" rel="noopener">
            Política de Privacidade (abre noutro separador)
          </a>
          .
        </Checkbox>
        <Checkbox
          id="marketingOptIn"
          name="marketingOptIn"
          required={false}
          value={texts.marketingOptIn === 'true'}
          onChange={(on) => change('marketingOptIn', String(on))}
        >
          {marketingText} (opcional)
        </Checkbox>
        {status === 'error' && (
          <Notice tone="bad" title="O teu pedido ainda não foi enviado" live>
            <p>
              {nextStep} O que escreveste continua aqui. Se preferires, liga para{' '}
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
