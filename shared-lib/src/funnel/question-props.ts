import type { ComponentType } from 'react'
import type { Company } from '../contract/define-widget'
import type { RawAnswers } from './flow'

/** What a question's view gets: texts in, texts out. Rules and navigation stay with the engine. */
export interface QuestionProps<Answers> {
  /** The heading above asks it already; fields repeat it for assistive technology. */
  readonly question: string
  /** Texts of all steps, with what is being typed now. */
  readonly raw: RawAnswers
  /** The typed answers of `raw`. */
  readonly answers: Partial<Answers>
  /** Message by field name. */
  readonly errors: Readonly<Record<string, string>>
  change(name: string, text: string): void
  readonly company: Company
  /** ISO date the page was made for. */
  readonly today: string
}

/** The view of every step, by slug. */
export type QuestionViews<Answers> = Readonly<Record<string, ComponentType<QuestionProps<Answers>>>>
