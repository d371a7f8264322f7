import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { words } from './words.tsx'
import styles from './questions-page.module.css'

/** Links from the dashboard to the interview questions. */
export function BankPanel() {
  return (
    <Panel title={words.choice.panel.title}>
      <p>{words.choice.panel.text}</p>
      <div className={styles['ways']}>
        <ButtonLink to="/dashboard/questions">{words.choice.panel.read}</ButtonLink>
        <ButtonLink to="/dashboard/simulator">{words.choice.panel.practise}</ButtonLink>
      </div>
    </Panel>
  )
}
