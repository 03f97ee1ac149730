import { useEffect, useRef } from 'react'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { isLicencePlate } from 'shared-lib/rules/validation/rules/licence-plate'
import { hasRareLetter, type SpecialPlate, specialPlate } from '../../rules/plate-kinds'
import { specialPlatesPath } from './insurance.paths'

const whose: Readonly<Record<SpecialPlate, string>> = {
  state: 'do Estado ou das forças de segurança',
  diplomatic: 'do corpo diplomático',
  trailer: 'de um reboque',
}

interface SpecialNoticeProps {
  readonly special: SpecialPlate
  /** A plate that private cars have too: then the visitor goes on. */
  readonly isUsual: boolean
  readonly siteUrl: string
}

/** A plate that no form of an insurer takes is seen to by telephone: «Continuar» follows the link, and nothing is called a mistake. */
function SpecialNotice({ special, isUsual, siteUrl }: SpecialNoticeProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const form = link.current?.closest('form')
    if (!form || isUsual) return
    const leave = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      link.current?.click()
    }
    form.addEventListener('submit', leave, { capture: true })
    return () => form.removeEventListener('submit', leave, { capture: true })
  }, [isUsual])
  return (
    <Notice tone="info" live title="Tratamos desta matrícula por telefone">
      <p>
        Parece {whose[special]}: as seguradoras não lhe dão preço num formulário.{' '}
        {isUsual && 'Se não for, continua. '}
        <a ref={link} href={siteUrl + specialPlatesPath}>
          Ver como se trata deste seguro
        </a>
      </p>
    </Notice>
  )
}

/** Notice about a plate. */
export function PlateNotice({ text, siteUrl }: { readonly text: string; readonly siteUrl: string }) {
  const special = specialPlate(text)
  if (special) return <SpecialNotice special={special} siteUrl={siteUrl} isUsual={isLicencePlate(text)} />
  return hasRareLetter(text) ? (
    <Notice tone="info" live>
      <p>As letras K, W e Y são raras em matrículas antes de 2020. Confirma se está bem escrita.</p>
    </Notice>
  ) : null
}
