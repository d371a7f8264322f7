import Download from 'lucide-react/icons/download'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { saveProof } from '#contracts/anchoring/proof-file/calls.ts'
import { writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'
import styles from './details-dialog.module.css'

const ID_LENGTH = 8

type Named = Pick<HeldCredential, 'credentialId' | 'credentialType'>

/** The file that proves the credential to anybody, without us. */
export function SaveProof({ credential }: { credential: Named }) {
  const { credentialId, credentialType } = credential
  const readsToo =
    credentialType === COURSE ? 'your score' : 'the last four digits of your passport'
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const file = await call(saveProof, { params: { credentialId } })
      const content = new Blob([writeProofFile(file)], { type: 'application/json' })
      return saveFile(nameFile(credential), content)
    },
  })
  return (
    <div className={styles['proof']}>
      <p>
        A proof file shows anybody, without us, that this credential was issued, anchored and not
        revoked when you saved it. Whoever gets the file reads your name and {readsToo}. It is
        checked at <Link to="/proof">Check a proof file</Link>.
      </p>
      {error && <Notice tone="warn">{sentenceFor(error)}</Notice>}
      <Button
        icon={<Download />}
        isBusy={isPending}
        onClick={() => {
          mutate()
        }}
      >
        Save Proof
      </Button>
      <span role="status">{data === true && 'Saved.'}</span>
    </div>
  )
}

function nameFile({ credentialId, credentialType }: Named): string {
  const type = credentialType.toLowerCase().replaceAll('/', '-')
  return `visa-proof-${type}-${credentialId.slice(-ID_LENGTH)}.json`
}
