import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: ReactNode; hint?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one option from a few. All options are visible. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
