import styles from './printed.module.css'

interface PrintedProps {
  /** The text for the screen. It may be shortened, or be true for only a minute. */
  screen: string
  /**
   * The text for a print. It must be complete and stay true, because a print cannot be opened or
   * refreshed.
   */
  paper: string
}

export function Printed({ screen, paper }: PrintedProps) {
  if (screen === paper) return <>{screen}</>
  return (
    <>
      <span className={styles['screen']}>{screen}</span>
      <span className={styles['paper']}>{paper}</span>
    </>
  )
}
