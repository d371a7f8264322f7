import { useRef, useState, type SubmitEvent } from 'react'
import { ISSUE_FORM_INCOMPLETE, OFFERED_TYPES } from '#contracts/credentials/issuing.ts'
import { HOLDER_NAME_UNITS_MAX } from '#contracts/credentials/holder-name.ts'
import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import type { FieldErrors } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { DateInput, TextInput } from '#pwa/ui/text-input.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { useIssue } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/form.module.css'
import { useInvite } from '#pwa/screens/admin/invitations/invitation-calls.ts'
import { useDraftId } from '#pwa/screens/admin/use-draft-id.ts'
import { UserCombobox } from '#pwa/screens/admin/user-combobox.tsx'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { hintLastDay } from './hint-last-day.ts'
import { checkDraft, EMPTY_DRAFT, issueDateOf, isPersonUnsure } from './issue-form.ts'
import { PassportInput } from './passport-input.tsx'

interface ConfirmationProps {
  title: string
  consequence: string
  label: string
  isConfirmed: boolean
  error: string | undefined
  onChange: (isConfirmed: boolean) => void
}

const FORM_ID = 'issue-credential'

const MAY_BE_ISSUED =
  'The server did not answer, so the credential may have been issued all the same. Press Issue Credential again as it stands: it is issued once.'
const MAY_BE_INVITED =
  'The server did not answer, so the invitation may have been made all the same. Press Send Invitation again as it stands: it is sent once.'

const TYPE_OPTIONS = OFFERED_TYPES.map((value) => ({
  value,
  label: `${value} ${CREDENTIAL_TYPE_NAMES[value]}`,
}))

interface IssueDialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The dialog that issues a credential. When the user closes it by mistake, the typed values stay.
 * Cancel and a success delete them.
 */
export function IssueDialog({ isOpen, onClose }: IssueDialogProps) {
  const issue = useIssue()
  const invite = useInvite()
  const isPending = issue.isPending || invite.isPending
  const now = useNow(MINUTE_MS)
  const isSending = useRef(false)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const isInvitation = draft.invitee !== null
  const [errors, setErrors] = useState<FieldErrors>({})
  const [notice, setNotice] = useState<string | null>(null)
  const { draftIdOf, forgetDraft } = useDraftId()

  function discard() {
    forgetDraft()
    setDraft(EMPTY_DRAFT)
    setErrors({})
    setNotice(null)
    onClose()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const checked = checkDraft(draft, now)
    setErrors(checked.errors ?? {})
    setNotice(checked.isIncomplete ? ISSUE_FORM_INCOMPLETE : null)
    if (!checked.values) {
      focusFirstError(form)
      return
    }

    isSending.current = true
    const { values } = checked
    const draftId = draftIdOf(values)
    const heard = {
      onSuccess: discard,
      onError: (error: unknown) => {
        if (error instanceof HttpError) setErrors(error.problem?.fields ?? {})
        const mayBeDone = 'email' in values ? MAY_BE_INVITED : MAY_BE_ISSUED
        setNotice(error instanceof NetworkError ? mayBeDone : null)
        focusFirstError(form)
      },
      onSettled: () => {
        isSending.current = false
      },
    }
    if ('email' in values) invite.mutate({ ...values, draftId }, heard)
    else issue.mutate({ ...values, draftId }, heard)
  }

  function inputProps(name: 'holderName' | 'passportLastFour' | 'issueDate' | 'expiryDate') {
    return {
      name,
      value: name === 'issueDate' ? issueDateOf(draft, now) : draft[name],
      error: errors[name],
      onValueChange: (value: string) => setDraft({ ...draft, [name]: value }),
    }
  }

  return (
    <Dialog
      title="Issue Credential"
      isDraftKept
      isOpen={isOpen}
      onClose={() => {
        if (!isPending) onClose()
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={discard}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isPending}>
            {isInvitation ? 'Send Invitation' : isPending ? 'Issuing...' : 'Issue Credential'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles['form']} noValidate onSubmit={handleSubmit}>
        {notice !== null && (
          <Notice tone="seal" isAlert>
            {notice}
          </Notice>
        )}
        <UserCombobox
          isFirst
          chosen={draft.user}
          error={errors['userId'] ?? errors['email']}
          onChoose={(user) => setDraft({ ...draft, user, invitee: null, isPersonConfirmed: false })}
          invitee={draft.invitee}
          onInvite={(invitee) => setDraft({ ...draft, user: null, invitee })}
        />
        {isInvitation && (
          <Notice tone="note" title="This address has no account.">
            The person who opens the invitation in its mailbox creates one, and gets the credential
            for the right passport digits. The link works for {INVITATION_DAYS} days.
          </Notice>
        )}
        {isPersonUnsure(draft) && (
          <Confirmation
            title="This user has not confirmed their email address."
            consequence="The person who owns the account will hold the credential."
            label="I have made sure that this account belongs to the holder."
            isConfirmed={draft.isPersonConfirmed}
            error={errors['isPersonConfirmed']}
            onChange={(isPersonConfirmed) => setDraft({ ...draft, isPersonConfirmed })}
          />
        )}
        <Select
          label="Visa Type"
          name="credentialType"
          options={TYPE_OPTIONS}
          placeholder="Choose a visa type"
          value={draft.credentialType}
          error={errors['credentialType']}
          onValueChange={(credentialType) => setDraft({ ...draft, credentialType })}
        />
        <TextInput
          {...inputProps('holderName')}
          label="Holder Name"
          placeholder="Full legal name"
          maxLength={HOLDER_NAME_UNITS_MAX}
          autoComplete="off"
        />
        <PassportInput {...inputProps('passportLastFour')} />
        <div className={styles['pair']}>
          <DateInput {...inputProps('issueDate')} label="Issue Date" />
          <DateInput
            {...inputProps('expiryDate')}
            label="Expiry Date"
            hint={hintLastDay(draft.expiryDate)}
          />
        </div>
      </form>
    </Dialog>
  )
}

/** Asks the user to confirm an unusual input before the form is sent. */
function Confirmation({
  title,
  consequence,
  label,
  isConfirmed,
  error,
  onChange,
}: ConfirmationProps) {
  return (
    <Notice tone={error ? 'seal' : 'warn'} title={title}>
      <p>{consequence}</p>
      <Checkbox label={label} isChecked={isConfirmed} onChange={onChange} />
      {error && <p role="alert">{error}</p>}
    </Notice>
  )
}
