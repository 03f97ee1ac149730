import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { specialPlatesPath } from './insurance.paths'
import { PlateNotice } from './plate-notice'

/** A shorter text is no plate of any kind. */
const shortest = 5

/** The plate, with what is worth knowing about it. */
export const PlateQuestion = ({ field, raw: { licensePlate = '' }, shell }: QuestionProps<unknown>) => (
  <>
    {field('licensePlate')}
    {/* Personal: no plain form sends it. */}
    <noscript>
      <p>
        Para pedir propostas aqui, a página precisa de JavaScript.
        <ReachUs company={shell.company} siteUrl={shell.apiUrl} before=" Sem ele, " after="." /> A matrícula é
        de um reboque, do Estado ou do corpo diplomático?{' '}
        <a href={shell.apiUrl + specialPlatesPath}>Vê como se trata deste seguro</a>.
      </p>
    </noscript>
    {licensePlate.length >= shortest && <PlateNotice text={licensePlate} siteUrl={shell.apiUrl} />}
  </>
)
