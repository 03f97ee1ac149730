import type { ReactNode } from 'react'
import { Money } from '../money/money'
import styles from './chips.module.css'

/** A glance at what something gains, asks for or lacks. */
export interface Chip {
  readonly words: string
  /** Shown after the words. */
  readonly amount?: { readonly cents: number; readonly period?: 'mês' | 'ano' }
  readonly tone?: 'good' | 'warn' | undefined
  readonly icon?: ReactNode
}

export const Chips = ({ chips }: { readonly chips: readonly Chip[] }) => (
  <ul className={styles.chips}>
    {chips.map(({ words, amount, tone, icon }) => (
      <li key={words} data-tone={tone}>
        {icon}
        {icon && ' '}
        {words}
        {amount && (
          <>
            {' '}
            <Money {...amount} />
          </>
        )}
      </li>
    ))}
  </ul>
)
