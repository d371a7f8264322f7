import { useState } from 'react'
import * as z from 'zod/mini'
import type { PassedExam } from '#contracts/learning/exam.ts'
import { HOLDER_NAME_UNITS_MAX, HolderName } from '#contracts/credentials/holder-name.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import styles from '#pwa/screens/practice/results.module.css'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useExamCalls } from './use-exam.ts'
import { words } from './words.ts'

const { certificate: texts } = words

interface CertificatePanelProps {
  owner: string
  examId: string
  result: PassedExam
  /**
   * The name on the account's certificates. All certificates of an account have the same name. Null
   * before the first certificate.
   */
  holderName: string | null
}

/** Shows the certificate of a passed exam. Without a certificate, shows how to get it. */
export function CertificatePanel({ owner, examId, result, holderName }: CertificatePanelProps) {
  const { certificate, isOver } = result
  if (isOver) {
    return <Notice title={texts.overTitle}>{texts.over}</Notice>
  }
  if (certificate?.state === 'revoked') {
    return (
      <Notice tone="warn" title={texts.revokedTitle}>
        {texts.revoked}
      </Notice>
    )
  }
  if (certificate?.state === 'in force') {
    return (
      <Panel title={texts.title}>
        <p role="status">{texts.inWallet(isolate(certificate.holderName))}</p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/wallet">
            {texts.openWallet}
          </ButtonLink>
          <ButtonLink to="/exam/certificate">{texts.print}</ButtonLink>
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
    <Panel title={wasWithdrawn ? texts.withdrawnTitle : texts.title}>
      <p>
        {wasWithdrawn && `${texts.withdrawn} `}
        {texts.madeOutTo(isolate(holderName))}
      </p>
      <Refusal error={certify.error} />
      <div className={styles['actions']}>
        <Button
          variant="primary"
          isBusy={certify.isPending}
          onClick={() => certify.mutate({ examId, holderName })}
        >
          {texts.issue}
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
    <Panel title={texts.title}>
      <p>
        {texts.typeName} {words.privateCourse}
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
          label={texts.name}
          autoComplete="name"
          maxLength={HOLDER_NAME_UNITS_MAX}
          value={holderName}
          error={fault}
          onValueChange={setHolderName}
        />
        <Refusal error={certify.error} />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" isBusy={certify.isPending}>
            {texts.issue}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title={texts.isYours}
        question={texts.allMadeOutTo(isolate(confirming ?? ''))}
        confirmLabel={texts.confirm}
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
