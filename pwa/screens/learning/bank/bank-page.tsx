import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import ListFilter from 'lucide-react/icons/list-filter'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import type { Reader } from '#pwa/screens/learning/use-reader-class.ts'
import { words } from '#pwa/screens/learning/words.ts'
import { ClassChoice } from './class-choice.tsx'
import { FamilyChoice } from './family-choice.tsx'
import styles from './questions-page.module.css'
import { type Learning, WithBank } from './with-bank.tsx'
import { words as bankWords } from './words.tsx'

interface BankPageProps {
  title: string
  /** A link to another screen with the same questions. */
  action: { to: string; label: string }
  intro: (learning: Learning) => ReactNode
  /** Says what to do before a class is chosen. */
  chooseFirst: string
  children: (learning: Learning, reader: Reader) => ReactNode
}

/**
 * A screen of interview questions for one visa class. The reader chooses the class on the screen,
 * and says whether they come as its family.
 */
export function BankPage({ title, action, intro, chooseFirst, children }: BankPageProps) {
  return (
    <WithBank>
      {(learning) => (
        <Page width="reading">
          <div>
            <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard">
              {words.backToDashboard}
            </ButtonLink>
          </div>
          <PageHeading
            title={title}
            actions={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
          >
            {intro(learning)}
          </PageHeading>
          <ClassChoice
            owner={learning.owner}
            empty={
              <EmptyState icon={<ListFilter />} title={chooseFirst}>
                {bankWords.choice.first}
              </EmptyState>
            }
          >
            {(readerClass) => (
              <FamilyChoice owner={learning.owner}>
                {(isFamily) => children(learning, { readerClass, isFamily })}
              </FamilyChoice>
            )}
          </ClassChoice>
          <p className={styles['small']}>{words.legalLine}</p>
        </Page>
      )}
    </WithBank>
  )
}
