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
import { SheetBar, SheetLine, SheetLines } from '#pwa/ui/paper/sheet.tsx'
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
      <SheetBar to="/exam">Back to the exam</SheetBar>
      <article className={styles['paper']} data-class={COURSE}>
        <Rosette seed={credentialId} className={styles['rosette']} />
        <PageHeading title="Course certificate" />
        <p className={styles['lead']}>Visa Success Guide, final exam</p>
        <p className={styles['holder']}>{isolate(holderName)}</p>
        <SheetLines className={styles['lines']}>
          <SheetLine name="Name">given by the owner of the account; nobody checked it</SheetLine>
          <SheetLine name="Score">{score}%</SheetLine>
          <SheetLine name="Date of the exam">{formatDay(issueDate)}</SheetLine>
          <SheetLine name="Good until">
            {formatLastDay(expiryDate)}; rules may have changed after that
          </SheetLine>
          <SheetLine name="Content">
            edition of {formatDay(edition)}, oldest fact of {formatDay(oldestFact)}
          </SheetLine>
          <SheetLine name="Reading">the owner's own statement; nobody watched the exam</SheetLine>
          <SheetLine name="Number">
            <code translate="no">{credentialId}</code>
          </SheetLine>
          <SheetLine name="To verify">
            {location.origin}/verify, with a code that the holder shows on a phone. This paper alone
            proves nothing.
          </SheetLine>
        </SheetLines>
        <p className={styles['note']}>
          {noteOf(COURSE)} {CERTIFICATE_LINE}
        </p>
      </article>
    </Page>
  )
}
