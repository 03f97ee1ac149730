import { createElement, type ReactElement, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px (24). */
  readonly size?: number
}

export type Icon = (props: IconProps) => ReactElement

/** A path on a grid of 24 × 24, in one stroke of the text's colour. Decoration, unless it has an `aria-label`. */
export const icon =
  (d: string): Icon =>
  ({ size = 24, className, ...props }) =>
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
      createElement('path', { d }),
    )
