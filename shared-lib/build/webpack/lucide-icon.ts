import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [string, Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * In place of lucide's own icon factory, in every bundle: its contexts, aliases and accessibility guesses weigh
 * 1.2 KiB in each micro-frontend, more than all icons of a funnel. Same `<svg>` without a class and a namespace, which inside a
 * document nobody reads; an icon is decoration unless told.
 */
export default ({ node }: IconData) =>
  ({ size = 24, className, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className,
        ...(props['aria-label'] ? { role: 'img' } : { 'aria-hidden': true }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
