import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { readLayout } from '../../../rules/layout-config'
import { ContactBlock, isReachable } from '../../chrome/contact-block'
import { LogoLink } from '../../chrome/logo-link'
import { BackToTop } from './back-to-top'
import { Disclaimers } from './disclaimers'
import { EssentialLinks } from './essential-links'
import { footerContract } from './footer.contract'
import styles from './footer.module.css'
import { FooterColumns } from './footer-columns'
import { NewsletterBlock } from './newsletter-block'
import { SocialLinks } from './social-links'

function Footer({ attributes, data, shell }: WidgetProps<typeof footerContract.attributes>) {
  const { navbar, footer } = readLayout(data)
  const full = !attributes.reduced
  return (
    <footer className={styles.footer}>
      {full && <NewsletterBlock words={footer.newsletter} shell={shell} />}
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <LogoLink logo={footer.logo ?? navbar.logo} company={shell.company.name} />
            <SocialLinks links={footer.social} labels={footer.labels} company={shell.company.name} />
          </div>
          {full && footer.columns.length > 0 && (
            <FooterColumns columns={footer.columns} label={footer.labels.navigation} />
          )}
          {!full && <EssentialLinks links={footer.essentialLinks} label={footer.labels.navigation} />}
          {isReachable(shell.company) && <ContactBlock contact={footer.contact} company={shell.company} />}
        </div>
        <Disclaimers
          disclaimers={footer.disclaimers}
          complaintsBook={footer.complaintsBook}
          company={shell.company.name}
        >
          {full && <BackToTop label={footer.labels.backToTop} />}
        </Disclaimers>
      </div>
    </footer>
  )
}

export default implementWidget(footerContract, Footer)
