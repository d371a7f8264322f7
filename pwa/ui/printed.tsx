import styles from './printed.module.css'

interface PrintedProps {
  /** For the screen: shortened, or true only at this minute. */
  screen: string
  /** For paper, which cannot be opened or refreshed. */
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
