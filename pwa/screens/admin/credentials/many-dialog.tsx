import { formatLastDay } from '#pwa/ui/format-date.ts'
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { ActionOutcome } from '#contracts/credentials/bulk-actions.ts'
import type { Credential } from '#contracts/credentials/credential.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from '#pwa/screens/admin/form.module.css'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'
import { countCredentials, describeOutcomes } from './describe-many.ts'

interface ManyDialogProps {
  verb: 'Renew' | 'Revoke'
  busy: string
  /** The past form of the verb, for example "revoked". */
  done: string
  credentials: readonly Credential[]
  isPending: boolean
  /** Undefined before the server's response. */
  outcomes: readonly ActionOutcome[] | undefined
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onDone: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks one question for many credentials. Then shows the result for each credential. */
export function ManyDialog(props: ManyDialogProps) {
  const { verb, busy, done, credentials, isPending, outcomes, onSubmit, onDone } = props
  const formId = `${verb.toLowerCase()}-many`
  const counted = countCredentials(credentials)

  function handleClose() {
    if (outcomes) onDone()
    else if (!isPending) props.onClose()
  }

  return (
    <Dialog
      isOpen
      title={`${verb} Credentials`}
      description={<strong>{counted}</strong>}
      onClose={handleClose}
      footer={
        outcomes ? (
          <Button variant="primary" onClick={handleClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={handleClose}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              variant={verb === 'Revoke' ? 'destructive' : 'primary'}
              isBusy={isPending}
            >
              {isPending ? busy : `${verb} ${String(credentials.length)}`}
            </Button>
          </>
        )
      }
    >
      {outcomes ? (
        <Outcomes done={done} credentials={credentials} outcomes={outcomes} />
      ) : (
        <form id={formId} className={styles['form']} noValidate onSubmit={onSubmit}>
          <ul className={styles['chosen']} tabIndex={0} aria-label="Chosen credentials">
            {credentials.map((credential) => (
              <li key={credential.credentialId}>{nameRow(credential)}</li>
            ))}
          </ul>
          {props.children}
        </form>
      )}
    </Dialog>
  )
}

function Outcomes({
  done,
  credentials,
  outcomes,
}: {
  done: string
  credentials: readonly Credential[]
  outcomes: readonly ActionOutcome[]
}) {
  const told = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so the result takes the focus.
  useEffect(() => {
    told.current?.focus()
  }, [])
  const refused = outcomes.filter(({ refusal }) => refusal !== null)
  return (
    <div ref={told} className={styles['form']} tabIndex={-1} role="group" aria-label="Outcome">
      <Notice tone={refused.length === 0 ? 'ok' : 'warn'} isAlert>
        {describeOutcomes(outcomes, done)}
      </Notice>
      {refused.length > 0 && (
        <ul className={styles['chosen']} tabIndex={0} aria-label="Not done">
          {refused.map(({ credentialId, refusal }) => {
            const credential = credentials.find((chosen) => chosen.credentialId === credentialId)
            return (
              <li key={credentialId}>
                <strong>{credential ? nameRow(credential) : credentialId}</strong>
                <br />
                {refusal?.message}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function nameRow(credential: Credential): string {
  const { credentialType, expiryDate } = credential
  return `${nameAccount(credential)}: ${credentialType} until ${formatLastDay(expiryDate)}`
}
