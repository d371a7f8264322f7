import styles from './printed.module.css'

interface PrintedProps {
  /** What a screen shows: shortened, or true for this minute. */
  screen: string
  /** What stands in its place on paper, which cannot be asked again. */
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
