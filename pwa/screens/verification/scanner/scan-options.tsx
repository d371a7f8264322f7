import { Switch } from '#pwa/ui/switch.tsx'
import { words } from './words.tsx'
import { changeScanSettings, useScanSettings } from './scan-settings.ts'
import styles from './scan-tab.module.css'
import { soundVerdict } from './sound-verdict.ts'
import type { Tally } from './tally.ts'

const { options } = words.counter

/** Shows the settings for the sound and the next scan, and the count of verdicts. */
export function ScanOptions({ tally }: { tally: Tally }) {
  const { valid, notValid } = tally.use()
  const { isSounding, goesOn } = useScanSettings()
  return (
    <section className={styles['options']} aria-label={options.label}>
      {valid + notValid > 0 && (
        <p className={styles['tally']}>{options.tally(String(valid), String(notValid))}</p>
      )}
      <Switch
        label={options.sound}
        hint={options.soundHint}
        isOn={isSounding}
        onChange={(isOn) => {
          changeScanSettings({ isSounding: isOn })
          soundVerdict(true)
        }}
      />
      <Switch
        label={options.goesOn}
        hint={options.goesOnHint}
        isOn={goesOn}
        onChange={(isOn) => changeScanSettings({ goesOn: isOn })}
      />
    </section>
  )
}
