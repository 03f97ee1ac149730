import { Notice } from 'shared-lib/ui/notice/notice'
import { isLicencePlate } from 'shared-lib/validation/rules/licence-plate'
import { hasRareLetter, specialPlate } from '../domain/plate-kinds'
import { specialPlatesPath } from './insurance.paths'

const whose = {
  state: 'do Estado ou das forças de segurança',
  diplomatic: 'do corpo diplomático',
  trailer: 'de um reboque',
} as const

/** What is worth saying of a plate: one that no form of an insurer takes is seen to by telephone. */
export function PlateNotice({ text, siteUrl }: { readonly text: string; readonly siteUrl: string }) {
  const special = specialPlate(text)
  if (special)
    return (
      <Notice tone="info" live title="Tratamos desta matrícula por telefone">
        <p>
          Parece {whose[special]}: as seguradoras não lhe dão preço num formulário.{' '}
          {isLicencePlate(text) && 'Se não for, continua. '}
          <a href={siteUrl + specialPlatesPath}>Ver como se trata deste seguro</a>
        </p>
      </Notice>
    )
  return hasRareLetter(text) ? (
    <Notice tone="info" live>
      <p>As letras K, W e Y são raras em matrículas antes de 2020. Confirma se está bem escrita.</p>
    </Notice>
  ) : null
}
