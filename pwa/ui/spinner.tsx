import { joinClasses } from './join-classes.ts'
import styles from './spinner.module.css'
import { words } from './words.ts'

/**
 * An animation without text, because its container says what loads. It appears after 300 ms, or
 * immediately with `isNow`.
 */
export function Spinner({ isNow = false }: { isNow?: boolean }) {
  return (
    <svg
      className={joinClasses(styles['spinner'], !isNow && styles['late'])}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
}

/** The text for a list that loads inside other content. */
export function LoadingLine({ className }: { className?: string | undefined }) {
  return <p className={joinClasses(styles['word'], className)}>{words.loading}</p>
}

/** Fills its container with a spinner, and tells screen readers what loads. */
export function CenteredSpinner({ label = words.loading }: { label?: string }) {
  return (
    <div className={styles['centered']} role="status">
      <Spinner />
      <span className={joinClasses(styles['label'], styles['word'])}>{label}</span>
    </div>
  )
}
