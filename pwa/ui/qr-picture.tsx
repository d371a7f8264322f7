import type { QrDrawing } from './qr-path.ts'
import styles from './qr-picture.module.css'

/**
 * Black on white in every theme. Paper and modules are drawn, not styled: a browser that darkens pages
 * changes backgrounds. As wide as its place; `label` says what it is to those who cannot see it.
 */
export function QrPicture({ drawing, label }: { drawing: QrDrawing; label: string }) {
  const { size, path } = drawing
  return (
    <svg
      className={styles['picture']}
      role="img"
      aria-label={label}
      viewBox={[0, 0, size, size].join(' ')}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
