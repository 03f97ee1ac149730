import type { Finding } from './finding'
import { countWords, ruleTitles, whereWords } from './finding-words'

const Line = ({ rule, severity, what, how, uid, ...place }: Finding) => (
  <li className="l-finding" data-uid={uid}>
    <p>
      <strong className={severity === 'error' ? 'l-mark l-mark--error' : 'l-mark'}>
        {severity === 'error' ? 'Erro' : 'Aviso'}
      </strong>{' '}
      {ruleTitles[rule]}: {what}
    </p>
    <p className="l-how">{how}</p>
    {whereWords(place) && <p className="l-where">{whereWords(place)}</p>}
  </li>
)

interface LintPanelProps {
  readonly findings: readonly Finding[]
}

/**
 * Findings to fix before a draft is published, shown in its preview: open where something is wrong. Static HTML; each
 * line carries its block's `_uid` in `data-uid`. Its sheet is that of the shell's chunk `tools`.
 */
export const LintPanel = ({ findings }: LintPanelProps) => (
  <aside className="l-panel" aria-label="Antes de publicar">
    <details open={findings.some(({ severity }) => severity === 'error')}>
      <summary>Antes de publicar: {countWords(findings)}</summary>
      {findings.length > 0 && (
        <ol className="l-findings">
          {findings.map((finding) => (
            <Line key={JSON.stringify(finding)} {...finding} />
          ))}
        </ol>
      )}
    </details>
  </aside>
)
