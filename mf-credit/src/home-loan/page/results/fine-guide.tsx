import { type FormEvent, useRef, useState } from 'react'
import { askedNames, readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import type { Problem, RawAnswers } from 'shared-lib/kit/form/input-field'
import { problemsLeft } from 'shared-lib/kit/form/problems-left'
import { CarriedInputs } from 'shared-lib/kit/form/ui/carried-inputs'
import { FormSections } from 'shared-lib/kit/form/ui/form-sections'
import { useFollowUp } from 'shared-lib/kit/form/use-follow-up'
import { nameField, proposalProblems } from 'shared-lib/kit/notebook/notebook'
import { sentParameter } from 'shared-lib/kit/notebook/notebook-address'
import { ProposalName } from 'shared-lib/kit/notebook/ui/proposal-name'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { ErrorSummary } from 'shared-lib/kit/ui/error-summary/error-summary'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { homeLoanNotebook } from '../../rules/home-loan.notebook'
import type { ClosingPartsProps } from './closing-parts'
import { FineDates } from './fine-dates'
import { fieldsOfSection, fineForm, proposedTexts } from './fine-form'
import styles from './results.module.css'

interface FineGuideProps extends ClosingPartsProps {
  readonly action: string
}

const idPrefix = 'fine-'

/** The document that every bank has to give, section by section: it fills a proposal and its two dates. */
export function FineGuide({ data, query, action, carried, today, add }: FineGuideProps) {
  const [{ [nameField]: name = '', ...texts }, setTexts] = useState<RawAnswers>(() => {
    const { fineOn = '' } = readAddress(fineForm, query)
    return { fineOn }
  })
  const [shown, setShown] = useState<readonly Problem[]>([])
  const [saved, setSaved] = useState('')
  const { days } = data
  const on = fineForm.fields.fineOn.parse(texts.fineOn ?? '')
  const change = (changes: RawAnswers) => setTexts((before) => ({ ...before, ...changes }))
  const reading = readTexts(fineForm, texts)
  // The dates need no button, so a problem with the day shows at once.
  const ofDay = 'problems' in reading ? reading.problems.filter(({ field }) => field === 'fineOn') : []
  const problems = problemsLeft(shown, () =>
    ofDay.length > 0
      ? ofDay
      : proposalProblems(homeLoanNotebook, { name, texts: proposedTexts(texts, days) }),
  )
  const form = useRef<HTMLFormElement>(null)
  useFollowUp(form, askedNames(fineForm, texts))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = ofDay.length > 0 ? ofDay : await add({ name, texts: proposedTexts(texts, days) })
    setShown(wrong)
    if (wrong.length > 0) return
    setSaved(name.trim())
    setTexts({})
  }
  const fieldsOf = (number: number) =>
    number === 1 ? (
      <ProposalName
        label="Banco da FINE"
        value={name}
        idPrefix={idPrefix}
        problems={problems}
        onChange={(text) => change({ [nameField]: text })}
      />
    ) : (
      fieldsOfSection[number] && (
        <FormSections
          form={{ ...fineForm, sections: [{ names: fieldsOfSection[number] }] }}
          texts={texts}
          idPrefix={idPrefix}
          problems={[...ofDay, ...problems]}
          controls={undefined}
          onChange={change}
        />
      )
    )
  return (
    <section className={`${layout.part} ${styles.onScreen}`} data-not-offered="">
      <h2>Como ler a FINE</h2>
      <p>
        É a ficha que cada banco te entrega com a proposta, sempre com as mesmas 15 secções. Escreve o que diz
        a tua: no fim, fica no caderno de propostas.
      </p>
      <form
        ref={form}
        className={layout.stack}
        method="get"
        action={action}
        noValidate
        onSubmit={submit}
        aria-label="Passar a FINE para o caderno"
      >
        <CarriedInputs entries={carried} />
        <ErrorSummary problems={problems} idPrefix={idPrefix} focus={shown.length > 0 && shown} />
        <ol className={layout.bare}>
          {data.fine.map(({ number, title, says, look }) => {
            const fields = fieldsOf(number)
            return (
              <li key={number}>
                <Details summary={`${number}. ${title}`} {...(fields && { open: true })}>
                  <div className={layout.stack}>
                    <p>{says}</p>
                    <p>
                      <strong>Atenção:</strong> {look}
                    </p>
                    {fields}
                  </div>
                </Details>
              </li>
            )
          })}
        </ol>
        <div className={layout.row}>
          <Button type="submit" name={sentParameter} value="1">
            Pôr no caderno
          </Button>
          <noscript>
            <Button type="submit">Ver só os prazos</Button>
          </noscript>
        </div>
      </form>
      {saved && (
        <p>
          A proposta de {saved} está no <a href={`#notebook-${homeLoanNotebook.product}`}>caderno</a>.
        </p>
      )}
      {on && days && <FineDates on={toIsoDate(on)} days={days} today={today} />}
    </section>
  )
}
