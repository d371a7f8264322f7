import { useState } from 'react'
import * as z from 'zod/mini'
import { CERTIFICATE_LINE, type PassedExam } from '#contracts/learning/exam.ts'
import { HOLDER_NAME_UNITS_MAX, HolderName } from '#contracts/credentials/holder-name.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useExamCalls } from './use-exam.ts'

interface CertificatePanelProps {
  owner: string
  examId: string
  result: PassedExam
  /** The name on the account's certificates, which never changes. Null before the first certificate. */
  holderName: string | null
}

/** Shows the certificate of a passed exam, or how to get one. */
export function CertificatePanel({ owner, examId, result, holderName }: CertificatePanelProps) {
  const { certificate, isOver } = result
  if (isOver) {
    return (
      <Notice title="More than a year ago">
        Rules may have changed since. Take the exam again for another certificate.
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
  const wasWithdrawn = certificate !== null
  if (holderName === null) return <NameForm owner={owner} examId={examId} />
  return (
    <IssuePanel owner={owner} examId={examId} holderName={holderName} wasWithdrawn={wasWithdrawn} />
  )
}

interface IssuePanelProps {
  owner: string
  examId: string
  holderName: string
  wasWithdrawn: boolean
}

function IssuePanel({ owner, examId, holderName, wasWithdrawn }: IssuePanelProps) {
  const { certify } = useExamCalls(owner)
  return (
    <Panel title={wasWithdrawn ? 'Your certificate was withdrawn' : 'Your certificate'}>
      <p>
        {wasWithdrawn && 'It ended with your access, which is back: it can be issued again. '}
        It is made out to {isolate(holderName)}, the name that you gave for this account.
      </p>
      <Refusal error={certify.error} />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          isBusy={certify.isPending}
          onClick={() => certify.mutate({ examId, holderName })}
        >
          Issue the certificate
        </Button>
      </div>
    </Panel>
  )
}

function Refusal({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Notice tone="warn" isAlert>
      {sentenceFor(error)}
    </Notice>
  )
}

const Form = z.object({ holderName: HolderName })

function NameForm({ owner, examId }: { owner: string; examId: string }) {
  const [holderName, setHolderName] = useState('')
  const [fault, setFault] = useState<string>()
  const [confirming, setConfirming] = useState<string>()
  const { certify } = useExamCalls(owner)
  return (
    <Panel title="Your certificate">
      <p>
        Type the name that it shall be made out to. The certificate says that you gave the name and
        that nobody checked it. It stays for this account and cannot be changed later.{' '}
        {CERTIFICATE_LINE}
      </p>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { values, errors } = checkForm(Form, { holderName })
          setFault(errors?.['holderName'])
          if (values) setConfirming(values.holderName)
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
        <Refusal error={certify.error} />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" isBusy={certify.isPending}>
            Issue the certificate
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title="Is this your name?"
        question={`All certificates of this account are made out to ${isolate(confirming ?? '')}.`}
        confirmLabel="Confirm the name"
        isOpen={confirming !== undefined}
        onConfirm={() => {
          setConfirming(undefined)
          certify.mutate({ examId, holderName: confirming ?? '' })
        }}
        onClose={() => setConfirming(undefined)}
      />
    </Panel>
  )
}
