import styles from './logo.module.css'

const STEPS = 120
/** The radii of the points on one wave of a strand. A strand has ten waves. */
const RADII = [12.6, 13.65, 14.7, 14.7, 14.7, 13.65, 12.6, 11.55, 10.5, 10.5, 10.5, 11.55]
const LACE = drawStrand(1) + drawStrand(1 + RADII.length / 2)

function drawStrand(wave: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = ((step + 1) * 2 * Math.PI) / STEPS
    const radius = RADII[(step + wave) % RADII.length] ?? 0
    const parts = [Math.cos(angle), Math.sin(angle)]
    return parts.map((part) => (16 + part * radius).toFixed(1)).join(' ')
  })
  return `M${String(points[0])}Q${points.slice(1).join(' ')}Z`
}

/** A seal: two strands of lace around a V. */
function LogoMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles['lace']} d={LACE} />
      <path className={styles['letter']} d="M11 11.5L16 21L21 11.5" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      <span className={styles['name']}>Visa Success Guide</span>
    </span>
  )
}
