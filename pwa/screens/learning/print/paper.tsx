import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import type { Dated } from '#contracts/learning/dated.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import styles from './paper.module.css'

interface PaperProps {
  title: string
  /** The text below the title. */
  lede?: ReactNode
  item?: Dated
  /** The page that links to this page. */
  back?: { to: string; label: string }
  children: ReactNode
}

const RESOURCES = { to: '/dashboard/downloads', label: 'Back to resources' }

/** A screen that is made for printing. */
export function Paper({ title, lede, item, back = RESOURCES, children }: PaperProps) {
  return (
    <Page width="reading">
      <div className={styles['bar']}>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={back.to}>
          {back.label}
        </ButtonLink>
        <PrintButton size="small" icon={<Printer />} />
      </div>
      <article className={styles['paper']}>
        <PageHeading title={title}>{lede}</PageHeading>
        {children}
        <footer className={styles['foot']}>
          {item && <SourceLine item={item} />}
          <p>{LEGAL_LINE}</p>
        </footer>
      </article>
    </Page>
  )
}
