import { Phone } from 'lucide-react'
import type { Company } from 'shared-lib/contract/define-widget'
import type { FooterContact } from '../domain/footer-config'
import styles from './contact-block.module.css'

/** The phone line, with when somebody answers it and what the call costs. */
export const ContactBlock = ({ contact, company }: { contact: FooterContact; company: Company }) => (
  <section className={styles.contact}>
    <h2 className={styles.title}>{contact.title}</h2>
    {contact.text && <p className={styles.text}>{contact.text}</p>}
    <a className={styles.phone} href={`tel:${company.phone}`}>
      <Phone size={20} className={styles.icon} />
      {company.phoneText}
    </a>
    <p className={styles.text}>{company.phoneHours}</p>
    <p className={styles.cost}>{company.phoneCost}</p>
  </section>
)
