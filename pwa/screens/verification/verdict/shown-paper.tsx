import { noteOf } from '#contracts/credentials/credential-type.ts'
import { isolateInitials } from '#contracts/text/isolate.ts'
import { CredentialPaper } from '#pwa/ui/paper/credential-paper.tsx'
import { Printed } from '#pwa/ui/printed.tsx'
import { words } from './words.tsx'
import type { ShownCredential } from './shown-verdict.ts'
import styles from './verdict-card.module.css'

const SHOWN_ID_LENGTH = 12

interface ShownPaperProps {
  credential: ShownCredential
  anchorHash: string | undefined
  isSample: boolean
}

/** Shows the credential. The verifier compares it with the holder's screen and the passport. */
export function ShownPaper({ credential, anchorHash, isSample }: ShownPaperProps) {
  const { credentialId, type, initials, issueDate, expiryDate, issuer } = credential
  return (
    <>
      <CredentialPaper
        level={2}
        credentialId={credentialId}
        credentialType={type}
        holder={isolateInitials(initials) || words.types[type]}
        issueDate={issueDate}
        expiryDate={expiryDate}
        issuer={issuer}
        anchorHash={anchorHash ?? null}
        isIdShown={false}
        {...(isSample && { overprint: words.details.paper.overprint })}
      >
        <p className={styles['id']}>
          <span>{words.details.paper.credential}</span>{' '}
          <code translate="no">
            <Printed screen={`…${credentialId.slice(-SHOWN_ID_LENGTH)}`} paper={credentialId} />
          </code>
        </p>
      </CredentialPaper>
      {!isSample && (
        <p className={styles['compare']}>
          {words.details.paper.samePattern}
          {noteOf(type) === '' && ` ${words.details.paper.comparePerson}`}
        </p>
      )}
    </>
  )
}
