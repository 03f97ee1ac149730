import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Notice } from 'shared-lib/ui/notice/notice'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import type { InsuranceAnswers } from '../domain/insurance.fields'
import { hasRareLetter, specialPlate } from '../domain/plate-kinds'

const whose = {
  state: 'do Estado ou das forças de segurança',
  diplomatic: 'do corpo diplomático',
  trailer: 'de um reboque',
} as const

/** Vehicle and plate; what no form of an insurer takes is seen to by telephone. */
export const VehicleQuestion = ({ field, raw, company }: QuestionProps<InsuranceAnswers>) => {
  const text = raw.licensePlate ?? ''
  const special = specialPlate(text)
  return (
    <>
      {field('product')}
      {field('licensePlate')}
      {special && (
        <Notice tone="info" live title="Tratamos desta matrícula por telefone">
          <p>
            Parece {whose[special]}: as seguradoras não lhe dão preço num formulário.{' '}
            <ReachUs company={company} before="Se for, " after="." />
          </p>
        </Notice>
      )}
      {!special && hasRareLetter(text) && (
        <Notice tone="info" live>
          <p>As letras K, W e Y são raras em matrículas antes de 2020. Confirma se está bem escrita.</p>
        </Notice>
      )}
    </>
  )
}
