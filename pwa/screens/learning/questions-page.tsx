import ArrowLeft from 'lucide-react/icons/arrow-left'
import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { BankChapters } from './bank-chapters.tsx'
import { ClassChoice } from './class-choice.tsx'
import styles from './questions-page.module.css'
import { type Learning, WithBank } from './with-bank.tsx'

/** The guide's interview questions, by visa class and theme. */
export function QuestionsPage() {
  return <WithBank>{(learning) => <Questions learning={learning} />}</WithBank>
}

function Questions({ learning }: { learning: Learning }) {
  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
      <PageHeading
        title="Interview Questions"
        actions={<ButtonLink to="/dashboard/simulator">Practise them</ButtonLink>}
      >
        {learning.bank.questions.length} questions, written by us. {TRUE_COUNT_LINE}
      </PageHeading>
      <ClassChoice owner={learning.owner}>
        {(readerClass) => <BankChapters key={readerClass} {...{ learning, readerClass }} />}
      </ClassChoice>
      <p className={styles['small']}>{LEGAL_LINE}</p>
    </Page>
  )
}
