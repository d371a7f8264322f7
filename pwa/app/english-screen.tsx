import { Outlet } from 'react-router-dom'
import { language } from '#pwa/language/language.ts'
import { words } from './language-words.ts'
import styles from './english-screen.module.css'

/** Shows a screen that exists in English only, and says so in the reader's language. */
export function EnglishScreen() {
  if (language === 'en') return <Outlet />
  return (
    <>
      <p className={styles['note']}>{words.inEnglish}</p>
      <div lang="en" dir="ltr">
        <Outlet />
      </div>
    </>
  )
}
