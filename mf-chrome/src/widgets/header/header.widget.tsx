import { useRef } from 'react'
import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { LogoLink } from '../../chrome/logo-link'
import { useTrackedHeight } from '../../chrome/use-tracked-height'
import { readLayout } from '../../domain/layout-config'
import { CategoryBar } from './category-bar'
import { headerContract } from './header.contract'
import styles from './header.module.css'
import { MenuDrawer } from './menu-drawer'

function Header({ data, shell }: WidgetProps<typeof headerContract.attributes>) {
  const { navbar } = readLayout(data)
  const bar = useRef<HTMLElement>(null)
  useTrackedHeight(bar, '--header-height')
  return (
    <div className={styles.reserve}>
      <header ref={bar} className={styles.bar}>
        <div className={styles.inner}>
          {navbar.categories.length > 0 && <MenuDrawer categories={navbar.categories} />}
          <LogoLink logo={navbar.logo} company={shell.company.name} />
          {navbar.categories.length > 0 && <CategoryBar categories={navbar.categories} />}
          {navbar.sideButton && (
            <LayoutAnchor
              link={navbar.sideButton.link}
              id={navbar.sideButton.navbarBtnId}
              className={styles.sideButton}
            >
              {navbar.sideButton.text}
            </LayoutAnchor>
          )}
        </div>
      </header>
    </div>
  )
}

export default implementWidget(headerContract, Header)
