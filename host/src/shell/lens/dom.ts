type Props = Readonly<Record<string, string>>

/** An element with attributes and children; text stays text. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(props)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}
