import styles from './printed.module.css'

interface PrintedProps {
  /** The text for the screen: shortened, or true only at this minute. */
  screen: string
  /** The text for paper, which nobody can open or refresh. */
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
