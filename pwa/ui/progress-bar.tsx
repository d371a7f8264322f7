import { formatPercent } from './format-count.ts'
import { joinClasses } from './join-classes.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  /** From 0 to 1. */
  value: number
  tone?: 'ink' | 'ok' | 'warn' | 'seal'
  /** True when the label and the percentage appear above the bar. */
  isLabelShown?: boolean
}

export function ProgressBar({
  label,
  value,
  tone = 'ink',
  isLabelShown = false,
}: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={styles['progress']}>
      {isLabelShown && (
        <p className={styles['label']} aria-hidden="true">
          <span>{label}</span>
          <span>{formatPercent(percent)}</span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={joinClasses(styles['track'], styles[tone])}
      >
        <div className={styles['fill']} style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  )
}
