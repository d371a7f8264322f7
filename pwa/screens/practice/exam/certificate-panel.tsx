import { useState } from 'react'
import * as z from 'zod/mini'
import { CERTIFICATE_LINE, type ExamResult } from '#contracts/learning/exam.ts'
import { HOLDER_NAME_UNITS_MAX, HolderName } from '#contracts/credentials/holder-name.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useExamCalls } from './use-exam.ts'

interface CertificatePanelProps {
  owner: string
  examId: string
  result: ExamResult
}

/** What comes of an exam that was passed. */
export function CertificatePanel({ owner, examId, result }: CertificatePanelProps) {
  const { certificate, isOver } = result
  if (isOver) {
    return (
      <Notice title="More than a year ago">
        Rules may have changed since. Take the exam anew for another certificate.
      </Notice>
    )
  }
  if (certificate?.state === 'revoked') {
    return (
      <Notice tone="warn" title="The certificate was revoked">
        It no longer verifies. Another one takes another exam.
      </Notice>
    )
  }
  if (certificate?.state === 'in force') {
    return (
      <Panel title="Your certificate">
        <p role="status">
          It is in your wallet, in the name of {isolate(certificate.holderName)}, and is shown and
          checked there like any credential.
        </p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/wallet">
            Open the wallet
          </ButtonLink>
          <ButtonLink to="/exam/certificate">Print the certificate</ButtonLink>
        </div>
      </Panel>
    )
  }
  return <NameForm owner={owner} examId={examId} isAnew={certificate !== null} />
}

const Form = z.object({ holderName: HolderName })

function NameForm({ owner, examId, isAnew }: { owner: string; examId: string; isAnew: boolean }) {
  const [holderName, setHolderName] = useState('')
  const [fault, setFault] = useState<string>()
  const { certify } = useExamCalls(owner)
  return (
    <Panel title={isAnew ? 'Your certificate was withdrawn' : 'Your certificate'}>
      <p>
        {isAnew && 'It ended with your access, which is back: it can be issued anew. '}
        Type the name that it shall be made out to. Nobody checks it, which the certificate says,
        and it cannot be changed later. {CERTIFICATE_LINE}
      </p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { values, errors } = checkForm(Form, { holderName })
          setFault(errors?.['holderName'])
          if (values) certify.mutate({ examId, ...values })
        }}
      >
        <TextInput
          label="Name on the certificate"
          autoComplete="name"
          maxLength={HOLDER_NAME_UNITS_MAX}
          value={holderName}
          error={fault}
          onValueChange={setHolderName}
        />
        {certify.error && (
          <Notice tone="warn" isAlert>
            {sentenceFor(certify.error)}
          </Notice>
        )}
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" isBusy={certify.isPending}>
            Issue the certificate
          </Button>
        </div>
      </form>
    </Panel>
  )
}
