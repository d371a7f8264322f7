import type { Certificate } from '#contracts/learning/exam.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { words as practiceWords } from '#pwa/screens/practice/words.ts'
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
import { words } from './words.ts'

const { sheet } = words

/**
 * Shows the certificate on one page to print. The page names the address where a code is checked.
 * It has no link to the certificate, because paper can be copied.
 */
export function CertificatePage() {
  const { id: owner } = useUser()
  const { state, error } = useExam(owner)
  const result = state?.exam?.result
  const certificate = result?.isPassed ? result.certificate : null

  if (certificate?.state === 'in force') return <Sheet certificate={certificate} />
  if (!state && !error) return <CenteredSpinner />
  return (
    <MessagePage title={sheet.none} actions={<ButtonLink to="/exam">{sheet.toExam}</ButtonLink>}>
      {error ? sentenceFor(error) : sheet.afterExam}
    </MessagePage>
  )
}

function Sheet({ certificate }: { certificate: Certificate }) {
  const { credentialId, holderName, issueDate, expiryDate, score, edition, oldestFact } =
    certificate
  return (
    <Page width="reading">
      <SheetBar to="/exam">{sheet.back}</SheetBar>
      <article className={styles['paper']} data-class={COURSE}>
        <Rosette seed={credentialId} className={styles['rosette']} />
        <PageHeading title={sheet.title} />
        <p className={styles['lead']}>{sheet.lead}</p>
        <p className={styles['holder']}>{isolate(holderName)}</p>
        <SheetLines className={styles['lines']}>
          <SheetLine name={sheet.name}>{sheet.unchecked}</SheetLine>
          <SheetLine name={sheet.score}>{practiceWords.test.results.percent(score)}</SheetLine>
          <SheetLine name={sheet.date}>{formatDay(issueDate)}</SheetLine>
          <SheetLine name={sheet.goodUntil}>{sheet.until(formatLastDay(expiryDate))}</SheetLine>
          <SheetLine name={sheet.content}>
            {sheet.edition(formatDay(edition), formatDay(oldestFact))}
          </SheetLine>
          <SheetLine name={sheet.reading}>{sheet.unwatched}</SheetLine>
          <SheetLine name={sheet.number}>
            <code translate="no">{credentialId}</code>
          </SheetLine>
          <SheetLine name={sheet.toVerify}>{sheet.address(`${location.origin}/verify`)}</SheetLine>
        </SheetLines>
        <p className={styles['note']}>
          {sheet.note} {words.privateCourse}
        </p>
      </article>
    </Page>
  )
}
