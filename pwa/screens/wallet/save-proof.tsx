import Download from 'lucide-react/icons/download'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { saveProof } from '#contracts/anchoring/proof-file/calls.ts'
import { writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { call, HttpError, sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'
import styles from './details-dialog.module.css'

const ID_LENGTH = 8
/** The tries, and the pauses that the server asks for between them, take half a minute. */
const TRIES_MAX = 6

type Named = Pick<HeldCredential, 'credentialId' | 'credentialType'>

/** Saves the proof file, which proves the credential to anybody without the issuer. */
export function SaveProof({ credential }: { credential: Named }) {
  const { credentialId, credentialType } = credential
  const readsToo =
    credentialType === COURSE ? 'your score' : 'the last four digits of your passport'
  const { mutate, isPending, data, error, failureCount } = useMutation({
    retry: (failures, reason) => failures < TRIES_MAX && waitFor(reason) !== null,
    retryDelay: (_, reason) => waitFor(reason) ?? 0,
    mutationFn: async () => {
      const file = await call(saveProof, { params: { credentialId } })
      // The system may ask where to save the file. The system asks only shortly after a press.
      if (isFromHomeScreen() && !navigator.userActivation.isActive) return 'fetched'
      const content = new Blob([writeProofFile(file)], { type: 'application/json' })
      return saveFile(nameFile(credential), content)
    },
  })
  return (
    <div className={styles['proof']}>
      <p>
        A proof file shows anybody, without us, that this credential was issued, anchored and not
        revoked when you saved it. Anyone who gets the file reads your name and {readsToo}. It is
        checked at <Link to="/proof">Check a proof file</Link>.
      </p>
      {error && <Notice tone="warn">{sentenceFor(error)}</Notice>}
      <Button icon={<Download />} isBusy={isPending} onClick={() => mutate()}>
        Save Proof
      </Button>
      <span role="status">
        {data === true && 'Saved.'}
        {data === 'fetched' && 'The proof is here. Press Save Proof once more to save it.'}
        {isPending &&
          failureCount > 0 &&
          'The proof is being fetched from the blockchain. It can take half a minute.'}
      </span>
    </div>
  )
}

/** Returns the wait in milliseconds until the server may have the proof. Returns null for another failure. */
function waitFor(reason: Error): number | null {
  const isPending = reason instanceof HttpError && reason.problem?.error === 'PROOF_PENDING'
  return isPending ? reason.retryAfter : null
}

function nameFile({ credentialId, credentialType }: Named): string {
  const type = credentialType.toLowerCase().replaceAll('/', '-')
  return `visa-proof-${type}-${credentialId.slice(-ID_LENGTH)}.json`
}
