import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { BankPage } from '#pwa/screens/learning/bank/bank-page.tsx'
import { ClassSimulator } from './class-simulator.tsx'

/** The questions of the bank that are practised, for one visa class. */
export function SimulatorPage() {
  return (
    <BankPage
      title="Simulator by Visa Class"
      action={{ to: '/dashboard/questions', label: 'Read the questions' }}
      intro={() => TRUE_COUNT_LINE}
    >
      {({ bank, owner }, readerClass) => (
        <ClassSimulator key={readerClass} {...{ bank, readerClass, owner }} />
      )}
    </BankPage>
  )
}
