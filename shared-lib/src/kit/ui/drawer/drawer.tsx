import { Dialog, type DialogProps } from '../dialog/dialog'
import styles from './drawer.module.css'

interface DrawerProps extends DialogProps {
  side?: 'left' | 'right'
}

/** A panel from the side of the screen, under the 60 px of the header, at most 300 px wide. */
export const Drawer = ({ side = 'left', ...props }: DrawerProps) => (
  <Dialog {...props} className={side === 'left' ? styles.left : styles.right} />
)
