import { joinClasses } from './join-classes.ts'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isLabelHidden?: boolean
  isDisabled?: boolean
}

export function Switch({
  label,
  isOn,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={isLabelHidden ? label : undefined}
      disabled={isDisabled}
      className={joinClasses(styles['switch'], isLabelHidden && styles['bare'])}
      onClick={() => {
        onChange(!isOn)
      }}
    >
      {!isLabelHidden && <span>{label}</span>}
      <span className={styles['track']} />
    </button>
  )
}
