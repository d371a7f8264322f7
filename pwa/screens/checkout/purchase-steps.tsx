import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from './checkout-page.module.css'

const STEPS = [
  { id: 'email', label: 'Email' },
  { id: 'payment', label: 'Payment' },
  { id: 'access', label: 'Access' },
] as const

type StepId = (typeof STEPS)[number]['id']

export function PurchaseSteps({ current }: { current: StepId }) {
  const at = STEPS.findIndex(({ id }) => id === current)
  return (
    <ol className={styles['steps']} aria-label="Purchase progress">
      {STEPS.map(({ id, label }, index) => (
        <li
          key={id}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles['number']} aria-hidden="true">
            {index + 1}
          </span>
          {label}
          {index < at && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
