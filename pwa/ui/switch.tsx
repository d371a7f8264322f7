import { useId } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './switch.module.css'

interface SwitchProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isLabelHidden?: boolean
  isDisabled?: boolean
}

export function Switch({
  label,
  hint,
  isOn,
  onChange,
  isLabelHidden = false,
  isDisabled = false,
}: SwitchProps) {
  const hintId = useId()
  const control = (
    <button
      type="button"
      role="switch"
      aria-describedby={hint && hintId}
      aria-checked={isOn}
      aria-label={isLabelHidden ? label : undefined}
      disabled={isDisabled}
      className={joinClasses(styles['switch'], isLabelHidden && styles['bare'])}
      onClick={() => onChange(!isOn)}
    >
      {!isLabelHidden && <span>{label}</span>}
      <span className={styles['track']} />
    </button>
  )
  if (hint === undefined) return control
  return (
    <div>
      {control}
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </div>
  )
}
