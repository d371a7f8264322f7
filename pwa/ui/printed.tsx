import styles from './printed.module.css'

interface PrintedProps {
  /** The text for the screen. It can be shortened, or true only at the present minute. */
  screen: string
  /** The text for a print. It must be complete, because nobody can open or refresh a print. */
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
