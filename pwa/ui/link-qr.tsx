import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from './link-qr.module.css'
import { toQrPath } from './qr-path.ts'
import { QrPicture } from './qr-picture.tsx'

/** `label` describes the code for screen readers. */
export function LinkQr({ link, label }: { link: string; label: string }) {
  const drawing = useMemo(
    () => toQrPath(create(link, { errorCorrectionLevel: 'M' }).modules),
    [link],
  )
  return (
    <div className={styles['sheet']}>
      <QrPicture drawing={drawing} label={label} />
    </div>
  )
}
