import styles from './spinner.module.css'

/** Turning only; whoever shows it says in words what is awaited. */
export function Spinner() {
  return (
    <svg className={styles['spinner']} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}

/** Fills its place with a spinner and tells screen readers what is being loaded. */
export function CenteredSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={styles['centered']} role="status">
      <Spinner />
      <span className={styles['label']}>{label}</span>
    </div>
  )
}
