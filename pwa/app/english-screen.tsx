import { Outlet } from 'react-router-dom'
import { words } from './language-words.ts'
import styles from './english-screen.module.css'

/** Shows a screen that exists in English only, and says so in the reader's language. */
export function EnglishScreen() {
  return (
    <>
      <p className={styles['note']}>{words.inEnglish}</p>
      <div lang="en" dir="ltr">
        <Outlet />
      </div>
    </>
  )
}
