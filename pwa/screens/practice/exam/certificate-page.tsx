import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { CERTIFICATE_LINE, type Certificate } from '#contracts/learning/exam.ts'
import { COURSE, noteOf } from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatDay, formatLastDay } from '#pwa/ui/format-date.ts'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { Rosette } from '#pwa/ui/paper/guilloche.tsx'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './certificate-page.module.css'
import { useExam } from './use-exam.ts'

/** Shows the certificate on one page to print. */
export function CertificatePage() {
  const { id: owner } = useUser()
  const { state, error } = useExam(owner)
  const result = state?.exam?.result
  const certificate = result?.isPassed ? result.certificate : null

  if (certificate?.state === 'in force') return <Sheet certificate={certificate} />
  if (!state && !error) return <CenteredSpinner />
  return (
    <MessagePage
      title="No certificate"
      actions={<ButtonLink to="/exam">To the final exam</ButtonLink>}
    >
      {error ? sentenceFor(error) : 'A certificate follows from a passed exam.'}
    </MessagePage>
  )
}

function Sheet({ certificate }: { certificate: Certificate }) {
  const { credentialId, holderName, issueDate, expiryDate, score, edition, oldestFact } =
    certificate
  return (
    <Page width="reading">
      <div className={styles['bar']}>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/exam">
          Back to the exam
        </ButtonLink>
        <PrintButton size="small" icon={<Printer />} />
      </div>
      <article className={styles['paper']} data-class={COURSE}>
        <Rosette seed={credentialId} className={styles['rosette']} />
        <PageHeading title="Course certificate" />
        <p className={styles['lead']}>Visa Success Guide, final exam</p>
        <p className={styles['holder']}>{isolate(holderName)}</p>
        <dl className={styles['lines']}>
          <Line name="Name">given by the owner of the account; nobody checked it</Line>
          <Line name="Score">{score}%</Line>
          <Line name="Date of the exam">{formatDay(issueDate)}</Line>
          <Line name="Good until">
            {formatLastDay(expiryDate)}; rules may have changed after that
          </Line>
          <Line name="Content">
            edition of {formatDay(edition)}, oldest fact of {formatDay(oldestFact)}
          </Line>
          <Line name="Reading">the owner's own statement; nobody watched the exam</Line>
          <Line name="Number">
            <code translate="no">{credentialId}</code>
          </Line>
          <Line name="To verify">
            {location.origin}/verify, with a code that the holder shows on a phone. This paper alone
            proves nothing.
          </Line>
        </dl>
        <p className={styles['note']}>
          {noteOf(COURSE)} {CERTIFICATE_LINE}
        </p>
      </article>
    </Page>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
