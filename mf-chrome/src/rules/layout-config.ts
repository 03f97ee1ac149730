import { type FooterConfig, readFooter } from './footer-config'
import { type NavbarConfig, readNavbar } from './navbar-config'
import { recordOf } from './records'

/** Path of the story that holds the chrome, as `/api/getCache?path=` serves it. */
export const layoutContentPath = 'config/default-layout'

interface LayoutConfig {
  readonly navbar: NavbarConfig
  readonly footer: FooterConfig
}

/** The layout story's content → what header and footer draw. Never throws: what it cannot read is left out. */
export function readLayout(content: unknown): LayoutConfig {
  const { navbar, footer } = recordOf(content)
  return { navbar: readNavbar(navbar), footer: readFooter(footer) }
}
