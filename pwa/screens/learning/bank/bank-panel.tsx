import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { words } from './choice-words.ts'
import styles from './questions-page.module.css'

/** Links from the dashboard to the interview questions. */
export function BankPanel() {
  return (
    <Panel title={words.panel.title}>
      <p>{words.panel.text}</p>
      <div className={styles['ways']}>
        <ButtonLink to="/dashboard/questions">{words.panel.read}</ButtonLink>
        <ButtonLink to="/dashboard/simulator">{words.panel.practise}</ButtonLink>
      </div>
    </Panel>
  )
}
