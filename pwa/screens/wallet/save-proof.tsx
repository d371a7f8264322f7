import Download from 'lucide-react/icons/download'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { saveProof } from '#contracts/anchoring/proof-file/calls.ts'
import { writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'
import { words } from './words.tsx'
import styles from './details-dialog.module.css'

const ID_LENGTH = 8
/**
 * The number of attempts. Together with the pauses that the server asks for, they take half a
 * minute.
 */
const TRIES_MAX = 6

type Named = Pick<HeldCredential, 'credentialId' | 'credentialType'>

/** Saves the proof file. With this file, anybody can check the credential without the issuer. */
export function SaveProof({ credential }: { credential: Named }) {
  const { credentialId, credentialType } = credential
  const { mutate, isPending, data, error, failureCount } = useMutation({
    retry: (failures, reason) => failures < TRIES_MAX && waitFor(reason) !== null,
    retryDelay: (_, reason) => waitFor(reason) ?? 0,
    mutationFn: async () => {
      const file = await call(saveProof, { params: { credentialId } })
      // An app on the home screen must ask the system where to save the file. The system allows
      // this question only shortly after a press, so the user must press again.
      if (isFromHomeScreen() && !navigator.userActivation.isActive) return 'fetched'
      const content = new Blob([writeProofFile(file)], { type: 'application/json' })
      return saveFile(nameFile(credential), content)
    },
  })
  return (
    <div className={styles['proof']}>
      <p>
        {words.detailsDialog.proof.shows}{' '}
        {credentialType === COURSE
          ? words.detailsDialog.proof.readsScore
          : words.detailsDialog.proof.readsPassport}{' '}
        {words.detailsDialog.proof.checkedAt((text) => (
          <Link to="/proof">{text}</Link>
        ))}
      </p>
      {error && <Notice tone="warn">{sentenceFor(error)}</Notice>}
      <Button icon={<Download />} isBusy={isPending} onClick={() => mutate()}>
        {words.detailsDialog.proof.save}
      </Button>
      <span role="status">
        {data === true && words.detailsDialog.proof.isSaved}
        {data === 'fetched' && words.detailsDialog.proof.isFetched}
        {isPending && failureCount > 0 && words.detailsDialog.proof.isPending}
      </span>
    </div>
  )
}

/**
 * Returns the pause in milliseconds until the next attempt, when the server does not have the proof
 * yet. Returns null for any other failure.
 */
function waitFor(reason: Error): number | null {
  const isPending = reason instanceof HttpError && reason.problem?.error === 'PROOF_PENDING'
  return isPending ? reason.retryAfter : null
}

function nameFile({ credentialId, credentialType }: Named): string {
  const type = credentialType.toLowerCase().replaceAll('/', '-')
  return `visa-proof-${type}-${credentialId.slice(-ID_LENGTH)}.json`
}
