import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { LogoLink } from '../../chrome/logo-link'
import { readLayout } from '../../domain/layout-config'
import { ContactBlock } from './contact-block'
import { Disclaimers } from './disclaimers'
import { footerContract } from './footer.contract'
import styles from './footer.module.css'
import { FooterColumns } from './footer-columns'
import { SocialLinks } from './social-links'

function Footer({ attributes, data, shell }: WidgetProps<typeof footerContract.attributes>) {
  const { navbar, footer } = readLayout(data)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <LogoLink logo={footer.logo ?? navbar.logo} company={shell.company.name} />
            <SocialLinks links={footer.social} company={shell.company.name} />
          </div>
          {!attributes.reduced && footer.columns.length > 0 && <FooterColumns columns={footer.columns} />}
          <ContactBlock contact={footer.contact} company={shell.company} />
        </div>
        <Disclaimers
          disclaimers={footer.disclaimers}
          complaintsBook={footer.complaintsBook}
          company={shell.company.name}
        />
      </div>
    </footer>
  )
}

export default implementWidget(footerContract, Footer)
