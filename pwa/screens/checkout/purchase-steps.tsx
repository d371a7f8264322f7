import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from './checkout-page.module.css'
import { words } from './words.tsx'

const STEPS = ['email', 'payment', 'access'] as const

type StepId = (typeof STEPS)[number]

export function PurchaseSteps({ current }: { current: StepId }) {
  const at = STEPS.indexOf(current)
  return (
    <ol className={styles['steps']} aria-label={words.steps.label}>
      {STEPS.map((id, index) => (
        <li
          key={id}
          data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles['number']} aria-hidden="true">
            {index + 1}
          </span>
          {words.steps[id]}
          {index < at && <VisuallyHidden> {words.steps.done}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
