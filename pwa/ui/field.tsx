import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'
import styles from './field.module.css'
import { words } from './words.ts'
import { joinClasses } from './join-classes.ts'

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** A sentence about a wrong value. Undefined or empty when the value is right. */
  error?: string | undefined
  /** True when only screen readers get the label, because a visible heading has the same words. */
  isLabelHidden?: boolean
  isOptional?: boolean
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

/** Connects the label, the control, the hint and the error for screen readers. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  isOptional = false,
  children,
}: FieldText & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error ? `${id}-error` : undefined
  const describedBy = joinClasses(errorId, hintId)

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={joinClasses(styles['label'], isLabelHidden && styles['away'])}>
        {label}
        {isOptional && <span className={styles['optional']}>{` ${words.field.optional}`}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        className: styles['control'] ?? '',
      })}
      {error && (
        <p id={errorId} className={styles['error']}>
          <CircleAlert /> {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}
