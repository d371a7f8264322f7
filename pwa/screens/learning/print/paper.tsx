import type { ReactNode } from 'react'
import type { Dated } from '#contracts/learning/dated.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { Remark } from '#pwa/device/content/remark.tsx'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { SheetBar } from '#pwa/ui/paper/sheet.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import styles from './paper.module.css'
import { words } from './words.ts'

interface PaperProps {
  title: string
  lede?: ReactNode
  /** The item on the paper. Its title is the title of the paper. */
  item?: Dated & { title: string }
  /** The page that links to this page. */
  back?: { to: string; label: string }
  children: ReactNode
}

const RESOURCES = { to: '/dashboard/downloads', label: words.back }

/** A screen that is made for printing. */
export function Paper({ title, lede, item, back = RESOURCES, children }: PaperProps) {
  return (
    <Page width="reading">
      <SheetBar to={back.to}>{back.label}</SheetBar>
      <article className={styles['paper']}>
        <PageHeading title={title} heading={item && <ItemTitle item={item} />}>
          {lede}
        </PageHeading>
        {item && <Remark item={item} />}
        {children}
        <footer className={styles['foot']}>
          {item && <SourceLine item={item} />}
          <p>{learningWords.legalLine}</p>
        </footer>
      </article>
    </Page>
  )
}
