import styles from './logo.module.css'

/** Three strands of a rosette in the seal colour. */
export function LogoMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <ellipse cx="16" cy="16" rx="14" ry="6.5" />
      <ellipse cx="16" cy="16" rx="14" ry="6.5" transform="rotate(60 16 16)" />
      <ellipse cx="16" cy="16" rx="14" ry="6.5" transform="rotate(120 16 16)" />
      <circle cx="16" cy="16" r="2.5" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      Visa Success Guide
    </span>
  )
}
