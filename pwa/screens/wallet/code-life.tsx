import { Countdown, secondsUntil } from '#pwa/ui/countdown.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import styles from './code-dialog.module.css'
import { words } from './words.tsx'
import type { DrawnCode } from './use-code.ts'

const WARNING_SECONDS = 60

/**
 * Shows the remaining validity of a code, as a bar and a countdown. The last minute has a warning
 * colour.
 */
export function CodeLife({ code, onEnd }: { code: DrawnCode; onEnd: () => void }) {
  const { autoRefreshQR } = useWalletSettings()
  const left = secondsUntil(code.endsAt, useNow())
  const whole = (code.endsAt - code.madeAt) / 1000
  return (
    <div className={styles['life']}>
      <ProgressBar
        label={words.codeDialog.life.label}
        value={left / whole}
        tone={left <= WARNING_SECONDS ? 'warn' : 'ok'}
      />
      <p className={styles['clock']}>
        <span>
          {words.codeDialog.life.validFor(<Countdown until={code.endsAt} onEnd={onEnd} />)}
        </span>
        <span>
          {autoRefreshQR ? words.codeDialog.life.thenNew : words.codeDialog.life.thenGone}
        </span>
      </p>
    </div>
  )
}
