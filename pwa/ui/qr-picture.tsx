import type { QrDrawing } from './qr-path.ts'
import styles from './qr-picture.module.css'

/**
 * A QR code, black on white in every theme. The white background is a drawn rectangle, because
 * browsers that darken pages change CSS backgrounds. The picture is as wide as its container.
 * `label` describes the picture for screen readers.
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
