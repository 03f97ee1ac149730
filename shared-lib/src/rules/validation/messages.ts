import { formatNumber } from '../money/format-number'
import { orList } from '../text/list-words'
import { choiceMessage, dateMessage, requiredMessage } from './common-messages'
import { phoneMessage } from './field-messages'

const characters = (count: number) => (count === 1 ? '1 carácter' : `${formatNumber(count)} caracteres`)

/** Every text a rule may answer with. Numbers are written as in Portugal; dates come written as the field asks. */
export const messages = {
  required: requiredMessage,
  date: dateMessage,
  dateFrom: (first: string) => `Insere uma data igual ou posterior a ${first}`,
  dateUntil: (last: string) => `Insere uma data igual ou anterior a ${last}`,
  phone: phoneMessage,
  email: 'Insere um endereço de email válido',
  terms: 'Para prosseguir deves aceitar os Termos e Condições',
  termsAndPrivacy: 'Para prosseguir deves aceitar os Termos e Condições e a Política de Privacidade',
  number: 'Insere um número válido',
  wholeNumber: 'Insere um número inteiro',
  moreThan: (limit: number) => `Insere um valor superior a ${formatNumber(limit)}`,
  lessThan: (limit: number) => `Insere um valor inferior a ${formatNumber(limit)}`,
  min: (limit: number) => `Insere um valor igual ou superior a ${formatNumber(limit)}`,
  max: (limit: number) => `Insere um valor igual ou inferior a ${formatNumber(limit)}`,
  minLength: (length: number) => `Insere pelo menos ${characters(length)}`,
  maxLength: (length: number) => `Insere no máximo ${characters(length)}`,
  fileExtension: (extensions: readonly string[]) => `Insere um ficheiro ${orList(extensions)}`,
  fileSize: (limit: number, unit: 'kb' | 'mb') =>
    `Insere um ficheiro com ${formatNumber(limit)} ${unit.toUpperCase()} no máximo`,
  choice: choiceMessage,
  euriborMonth: 'Só é possível calcular a tua taxa euribor com uma prestação no passado',
  gtmId: 'is not a valid GTM-ID',
  notValid: (field: string) => `${field} is not valid.`,
} as const
