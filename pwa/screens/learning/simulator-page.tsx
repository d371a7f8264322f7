import ArrowLeft from 'lucide-react/icons/arrow-left'
import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { ClassChoice } from './class-choice.tsx'
import { ClassSimulator } from './class-simulator.tsx'
import styles from './questions-page.module.css'
import { type Learning, WithBank } from './with-bank.tsx'

/** The questions of the bank that are practised, for one visa class. */
export function SimulatorPage() {
  return <WithBank>{(learning) => <Simulator learning={learning} />}</WithBank>
}

function Simulator({ learning: { bank, owner } }: { learning: Learning }) {
  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
      <PageHeading
        title="Simulator by Visa Class"
        actions={<ButtonLink to="/dashboard/questions">Read the questions</ButtonLink>}
      >
        {TRUE_COUNT_LINE}
      </PageHeading>
      <ClassChoice owner={owner}>
        {(readerClass) => <ClassSimulator key={readerClass} {...{ bank, readerClass, owner }} />}
      </ClassChoice>
      <p className={styles['small']}>{LEGAL_LINE}</p>
    </Page>
  )
}
