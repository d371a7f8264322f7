import { joinClasses } from './join-classes.ts'
import styles from './spinner.module.css'
import { words } from './words.ts'

/**
 * An animation without text: its container says what is loading. The animation appears after 300
 * ms, or immediately with `isNow`.
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

/** The text that replaces a list inside other content, while the list loads. */
export function LoadingLine({ className }: { className?: string | undefined }) {
  return <p className={joinClasses(styles['word'], className)}>{words.loading}</p>
}

/** Fills its container with a spinner. Screen readers read the label. */
export function CenteredSpinner({ label = words.loading }: { label?: string }) {
  return (
    <div className={styles['centered']} role="status">
      <Spinner />
      <span className={joinClasses(styles['label'], styles['word'])}>{label}</span>
    </div>
  )
}
