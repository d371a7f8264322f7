import { LanguageButtons } from '#pwa/device/language/language-buttons.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { words } from './words.ts'

export function LanguagePanel() {
  return (
    <Panel title={words.language.title}>
      <p>{words.language.text}</p>
      <div className={styles['languages']}>
        <LanguageButtons />
      </div>
    </Panel>
  )
}
