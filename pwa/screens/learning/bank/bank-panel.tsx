import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './questions-page.module.css'

/** Links from the dashboard to the interview questions. */
export function BankPanel() {
  return (
    <Panel title="Interview questions">
      <p>
        By visa class: what each question assesses, an outline, the patterns of weak and strong
        answers, what may follow, and red flags.
      </p>
      <div className={styles['ways']}>
        <ButtonLink to="/dashboard/questions">Read the questions</ButtonLink>
        <ButtonLink to="/dashboard/simulator">Practise the questions</ButtonLink>
      </div>
    </Panel>
  )
}
