import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from './link-qr.module.css'
import { toQrPath } from './qr-path.ts'

/** Any link as a QR code; `label` says what it is for whoever cannot see it. */
export function LinkQr({ link, label }: { link: string; label: string }) {
  const { size, path } = useMemo(
    () => toQrPath(create(link, { errorCorrectionLevel: 'M' }).modules),
    [link],
  )
  return (
    <div className={styles['sheet']}>
      <svg
        role="img"
        aria-label={label}
        viewBox={[0, 0, size, size].join(' ')}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </div>
  )
}
