import { Dialog, type DialogProps } from '../dialog/dialog'
import styles from './modal.module.css'

/** From three quarters of the viewport on, the rest of the page behind is only noise: take all of a phone. */
export const fillsScreen = (contentHeight: number, viewportHeight: number) =>
  contentHeight >= viewportHeight * 0.75

/** A question or form over the page: at most 500 px wide, the whole screen on a phone when its content is tall. */
export const Modal = (props: DialogProps) => (
  <Dialog {...props} className={styles.modal} fills={fillsScreen} />
)
