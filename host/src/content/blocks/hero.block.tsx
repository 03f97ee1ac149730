import { Check } from 'shared-lib/kit/icons'
import { contentImage } from '../source/assets'
import { knownLink } from '../source/known-links'
import { sitePath } from '../source/links'
import { blocksOf, textOf } from '../source/story'
import { Drawn } from './icons'
import { EnergyIllustration } from './illustrations/energy.illustration'
import { HomeIllustration } from './illustrations/home.illustration'
import { TelecomIllustration } from './illustrations/telecom.illustration'
import { Picture } from './picture'
import { type BlockProps, useRendering } from './rendering'
import { StoryLink } from './story-link'

const illustrations: Readonly<Record<string, () => React.JSX.Element>> = {
  home: HomeIllustration,
  energy: EnergyIllustration,
  telecom: TelecomIllustration,
}

/**
 * Main link of the page, quiet next to a panel, whose own button is the page's. With kinds of file to choose (as a file
 * control accepts them), a visitor with script chooses one here and finds it read on the next page
 * (`navigation/hand-over.ts`); without, it is the link to that page.
 */
function MainAction({ block }: BlockProps) {
  const { routes } = useRendering()
  const [words, files] = [textOf(block.action), textOf(block.files)]
  if (words === '') return null
  const className = blocksOf(block.panel).length > 0 ? 'b-button b-button--quiet' : 'b-button'
  const link = (
    <StoryLink to={block.link} className={className}>
      {words}
    </StoryLink>
  )
  const path = sitePath(knownLink(block.link, routes)?.href ?? '')
  if (files === '' || path === undefined) return link
  return (
    <form className="b-hand-over" action={path}>
      <label className={className}>
        <Drawn name="receipt" />
        {words}
        <input type="file" accept={files} data-hand-over="" />
      </label>
      <noscript>{link}</noscript>
    </form>
  )
}

const SecondAction = ({ block }: BlockProps) =>
  textOf(block.secondAction) && (
    <StoryLink to={block.secondLink} className="b-button b-button--quiet">
      {textOf(block.secondAction)}
    </StoryLink>
  )

function Promises({ block }: BlockProps) {
  const promises = textOf(block.promises).split('\n').filter(Boolean)
  return (
    promises.length > 0 && (
      <ul className="b-hero__promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Check aria-hidden="true" size={18} strokeWidth={2.5} />
            {promise}
          </li>
        ))}
      </ul>
    )
  )
}

/** Words next to a picture or a panel; a phone shows the panel before all links but that which hands over a file. */
export function HeroBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  const Illustration = illustrations[textOf(block.illustration)]
  const image = contentImage(block.image)
  const panel = blocksOf(block.panel)
  const hasPanel = panel.length > 0
  const handsOver = textOf(block.files) !== ''
  const kind = hasPanel ? ' b-hero--panel' : Illustration || image ? ' b-hero--drawn' : ''
  return (
    <div className={`b-hero${kind}`}>
      <div className="b-hero__inner">
        <div className="b-hero__words">
          {textOf(block.eyebrow) && <p className="b-hero__eyebrow">{textOf(block.eyebrow)}</p>}
          <h1 className="b-hero__title">{textOf(block.title)}</h1>
          {textOf(block.lead) && <p className="b-hero__lead">{textOf(block.lead)}</p>}
          {(!hasPanel || handsOver) && (
            <div className="b-hero__actions">
              <MainAction block={block} />
              {!hasPanel && <SecondAction block={block} />}
            </div>
          )}
          {!hasPanel && <Promises block={block} />}
        </div>
        {hasPanel && (
          <>
            <div className="b-hero__panel">{draw(panel)}</div>
            <div>
              <div className="b-hero__actions">
                {!handsOver && <MainAction block={block} />}
                <SecondAction block={block} />
              </div>
              <Promises block={block} />
            </div>
          </>
        )}
        {!hasPanel && (Illustration || image) && (
          <div className="b-hero__picture">
            <Picture image={image} preset="column" otherwise={Illustration && <Illustration />} />
          </div>
        )}
      </div>
    </div>
  )
}
