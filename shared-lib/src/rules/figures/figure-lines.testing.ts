import type { Figure } from './figure'

/** One line a figure for tests: depth, id, label, amount, formula or reason, and what it rests on. */
export const figureLines = (figures: readonly Figure[], most = 9, depth = 0): readonly string[] =>
  figures.flatMap(({ id, label, value, formula, law, source, period, unknown, parts }) => [
    [
      `${'·'.repeat(depth)}${id}`,
      label,
      value ?? 'unknown',
      formula ?? unknown?.slice(0, 40) ?? '',
      [law && 'law', period && 'period', source && 'source'].filter(Boolean).join(' '),
    ]
      .join(' | ')
      .replaceAll('\u00a0', ' ')
      .trim(),
    ...(depth < most ? figureLines(parts ?? [], most, depth + 1) : []),
  ])
