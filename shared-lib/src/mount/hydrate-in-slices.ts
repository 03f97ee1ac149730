import React from 'react' // not `* as`, as in application.ts
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client'

/** Hydrates as a transition: the browser answers the visitor between the slices, and what he presses comes first. */
export function hydrateInSlices(
  element: Element | DocumentFragment,
  tree: React.ReactNode,
  options: HydrationOptions,
): Root {
  let root: Root | undefined
  React.startTransition(() => {
    root = hydrateRoot(element as Element, tree, options)
  })
  return root as Root // a transition runs at once
}
