import type { Headline } from './simulator-view'
/** The amount or the words that a result is about. */
export declare const HeadlineValue: ({
  value,
  size,
}: {
  value: Headline['value']
  size: 'hero' | 'text'
}) => import('react').JSX.Element
/** Big, with its unit and period, then the sentence. Announced when it changes. */
export declare const HeadlineView: ({ label, value, sentence }: Headline) => import('react').JSX.Element
