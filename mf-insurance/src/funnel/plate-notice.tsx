import type { Company } from 'shared-lib/contract/define-widget'
import { Notice } from 'shared-lib/ui/notice/notice'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { hasRareLetter, specialPlate } from '../domain/plate-kinds'

const whose = {
  state: 'do Estado ou das forças de segurança',
  diplomatic: 'do corpo diplomático',
  trailer: 'de um reboque',
} as const

/** What is worth saying of a plate: one that no form of an insurer takes is seen to by telephone. */
export function PlateNotice({ text, company }: { readonly text: string; readonly company: Company }) {
  const special = specialPlate(text)
  if (special)
    return (
      <Notice tone="info" live title="Tratamos desta matrícula por telefone">
        <p>
          Parece {whose[special]}: as seguradoras não lhe dão preço num formulário.{' '}
          <ReachUs company={company} before="Se for, " after="." />
        </p>
      </Notice>
    )
  return hasRareLetter(text) ? (
    <Notice tone="info" live>
      <p>As letras K, W e Y são raras em matrículas antes de 2020. Confirma se está bem escrita.</p>
    </Notice>
  ) : null
}
