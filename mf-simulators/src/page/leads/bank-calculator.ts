import type { InputWords } from 'shared-lib/kit/form/input-words'

/** Calculators, as in `/api/calculators/<name>`, whose result may end with a bank. */
export const bankCalculators = [
  'home-loan',
  'home-loan-transfer',
  'euribor',
  'deed-costs',
  'loan',
  'net-salary',
  'irs',
  'imi',
] as const

export type BankCalculator = (typeof bankCalculators)[number]

export const isBankCalculator = (name: unknown): name is BankCalculator =>
  bankCalculators.some((known) => known === name)

/** Subject of the call, after «falar». */
export const bankSubjects: Readonly<Record<BankCalculator, string>> = {
  'home-loan': 'do teu crédito habitação',
  'home-loan-transfer': 'da transferência do teu crédito',
  euribor: 'da prestação da tua casa',
  'deed-costs': 'do crédito para a tua casa',
  loan: 'do teu crédito pessoal',
  'net-salary': 'do crédito que podes pedir com o teu ordenado',
  irs: 'do que pagas pelos teus créditos',
  imi: 'do crédito da tua casa',
}

export const bankCheckoutPath = '/simuladores/pedir-proposta'

/** Names the calculator in the page's address, next to that calculator's own inputs. */
export const calculatorParameter = 'calculadora'

/** Facts for the person who calls: which calculator, with which inputs. */
export interface BankCheckoutData {
  readonly calculator: BankCalculator
  /** Inputs as an address: they travel back with the lead. */
  readonly inputs: string
  readonly words: readonly InputWords[]
  /** The calculator's answer to them today; missing where it has none. */
  readonly shown?: { readonly value: InputWords; readonly sentence: string }
}
