import type { Company } from 'shared-lib/contract/define-widget'
import { icon, Phone } from 'shared-lib/kit/icons'
import type { FooterContact } from '../../rules/footer-config'
import styles from './contact-block.module.css'

const Mail = icon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
)
const MessageCircle = icon(
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
)

/** Whether any way to reach the company is known. */
export const isReachable = ({ phone, email, contactPath }: Company) => !!(phone || email || contactPath)

/** The phone line with its hours and the cost of a call, and the mail address; each where it is set. */
export const ContactBlock = ({ contact, company }: { contact: FooterContact; company: Company }) => (
  <section className={styles.contact}>
    <h2 className={styles.title}>{contact.title}</h2>
    {contact.text && <p className={styles.text}>{contact.text}</p>}
    {company.phone && (
      <>
        <a className={styles.phone} href={`tel:${company.phone}`}>
          <Phone size={20} className={styles.icon} />
          {company.phoneText}
        </a>
        <p className={styles.text}>{company.phoneHours}</p>
        <p className={styles.cost}>{company.phoneCost}</p>
      </>
    )}
    {company.contactPath && (
      <a className={styles.way} href={company.contactPath}>
        <MessageCircle size={20} className={styles.icon} />
        Pede que te liguemos
      </a>
    )}
    {company.email && (
      <a className={styles.way} href={`mailto:${company.email}`}>
        <Mail size={20} className={styles.icon} />
        {company.email}
      </a>
    )}
  </section>
)
