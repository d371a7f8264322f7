import ArrowLeft from 'lucide-react/icons/arrow-left'
import BookOpen from 'lucide-react/icons/book-open'
import FileText from 'lucide-react/icons/file-text'
import ListChecks from 'lucide-react/icons/list-checks'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Link } from 'react-router-dom'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { toVisaCode } from '#pwa/screens/learning/visa-code.ts'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import styles from './downloads-page.module.css'
import { words } from './words.ts'

/**
 * Lists the resources. Each resource is one page to print, because many consulates do not allow phones
 * inside.
 */
export function DownloadsPage() {
  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard">
          {learningWords.backToDashboard}
        </ButtonLink>
      </div>
      <PageHeading title={words.title}>{words.lede}</PageHeading>
      <ul className={styles['visas']}>
        {READER_CLASSES.map((visaType) => (
          <li key={visaType} className={styles['visa']} data-class={visaType}>
            <h2 className={styles['name']}>{visaType}</h2>
            <Link to={`/dashboard/downloads/${toVisaCode(visaType)}/cheat-sheet`}>
              <FileText aria-hidden="true" /> {words.cheatSheet(visaType)}
            </Link>
            <Link to={`/dashboard/downloads/${toVisaCode(visaType)}/documents`}>
              <ListChecks aria-hidden="true" /> {words.documents(visaType)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['visa']}>
        <h2 className={styles['name']}>{words.everything}</h2>
        <Link to="/dashboard/downloads/print-edition">
          <BookOpen aria-hidden="true" /> {words.edition}
        </Link>
      </div>
      <div className={styles['visa']}>
        <h2 className={styles['name']}>DS-160</h2>
        <Link to="/dashboard/ds160">
          <NotebookPen aria-hidden="true" /> {words.companion}
        </Link>
        <Link to="/dashboard/ds160/worksheet">
          <FileText aria-hidden="true" /> {words.worksheet}
        </Link>
      </div>
    </Page>
  )
}
