import { Switch } from '#pwa/ui/switch.tsx'
import { changeScanSettings, useScanSettings } from './scan-settings.ts'
import styles from './scan-tab.module.css'
import { soundVerdict } from './sound-verdict.ts'
import type { Tally } from './tally.ts'

/** Shows the settings for the sound and the next scan, and the count of verdicts. */
export function ScanOptions({ tally }: { tally: Tally }) {
  const { valid, notValid } = tally.use()
  const { isSounding, goesOn } = useScanSettings()
  return (
    <section className={styles['options']} aria-label="Scanning">
      {valid + notValid > 0 && (
        <p className={styles['tally']}>
          Since this page was opened: {valid} valid, {notValid} not valid
        </p>
      )}
      <Switch
        label="Sound and vibration"
        hint="One for valid, another for all else."
        isOn={isSounding}
        onChange={(isOn) => {
          changeScanSettings({ isSounding: isOn })
          soundVerdict(true)
        }}
      />
      <Switch
        label="Next one by itself"
        hint="After a code before the camera, the verdict makes room for the next one."
        isOn={goesOn}
        onChange={(isOn) => changeScanSettings({ goesOn: isOn })}
      />
    </section>
  )
}
