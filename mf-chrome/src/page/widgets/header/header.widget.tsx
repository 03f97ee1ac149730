import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { readLayout } from '../../../rules/layout-config'
import { LogoLink } from '../../chrome/logo-link'
import { FloatingBackToTop } from '../footer/back-to-top'
import { CallLink } from './call-link'
import { headerContract } from './header.contract'
import styles from './header.module.css'
import { Menu, MenuButton } from './menu'
import { SideButton } from './side-button'

function Header({ attributes, data, shell }: WidgetProps<typeof headerContract.attributes>) {
  const { navbar, footer } = readLayout(data)
  const { logo, categories, labels, sideButton } = navbar
  const { company } = shell
  const hasMenus = !attributes.reduced && categories.length > 0
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {hasMenus && <MenuButton label={labels.menu} />}
        <LogoLink logo={logo} company={company.name} />
        {hasMenus && <Menu categories={categories} labels={labels} company={company} />}
        {!attributes.reduced && <FloatingBackToTop label={footer.labels.backToTop} />}
        {hasMenus && <CallLink company={company} />}
        {sideButton && !attributes.reduced && (
          <SideButton button={sideButton} words={footer.newsletter} shell={shell} />
        )}
      </div>
    </header>
  )
}

export default implementWidget(headerContract, Header)
