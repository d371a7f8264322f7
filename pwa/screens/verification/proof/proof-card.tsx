import { explorerPageOf } from './explorers.ts'
import {
  NOT_PROVEN,
  PROOF_CHECK_NAMES,
  type ProofCheckResult,
  type ProofVerdict,
} from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { toHex } from '#contracts/bytes.ts'
import { COURSE, CREDENTIAL_TYPE_NAMES, noteOf } from '#contracts/credentials/credential-type.ts'
import type { CredentialClaims, Subject } from '#contracts/presentation/credential.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import anchorStyles from '#pwa/screens/verification/verdict/anchor-details.module.css'
import { formatTimes } from '#pwa/screens/verification/verdict/check-lines.ts'
import { CheckLines } from '#pwa/screens/verification/verdict/check-list.tsx'
import cardStyles from '#pwa/screens/verification/verdict/verdict-card.module.css'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './proof-page.module.css'
import type { CheckedProof } from './use-proof.ts'

/** The verdicts that need the list of what a file cannot prove. */
const LIMITED = new Set<ProofVerdict['status']>(['valid', 'not_checked'])

const ANSWERS = { passed: 'Yes', failed: 'No', not_checked: 'Not checked' }

/** Shows the verdict. Says in plain words what the file proves and what it does not prove. */
export function ProofCard({ checked: { name, verdict } }: { checked: CheckedProof }) {
  const { status, message, checks, claims, block } = verdict
  return (
    <article className={cardStyles['verdict']}>
      <header className={cardStyles['head']}>
        <div className={cardStyles['stamp']}>
          <Stamp verdict={status} isPlain={claims?.credentialType === COURSE} />
        </div>
        <h2 className={cardStyles['title']}>{name}</h2>
        <p className={cardStyles['sentence']}>{message}</p>
      </header>
      <CheckLines lines={checks.map(describe)} />
      {claims && <Credential claims={claims} />}
      {block && <Place verdict={verdict} block={block} />}
      {block && LIMITED.has(status) && <Limits isValid={status === 'valid'} />}
    </article>
  )
}

function describe({ check, result, detail }: ProofCheckResult) {
  const answer = ANSWERS[result]
  const name = PROOF_CHECK_NAMES[check]
  return { check, result, name, answer, printed: answer, detail: formatTimes(detail) }
}

function Credential({ claims }: { claims: CredentialClaims }) {
  const { credentialType, holderName, issueDate, expiryDate, issuer } = claims
  return (
    <Panel title="The credential">
      <dl className={anchorStyles['facts']}>
        <Fact label="Type">
          {credentialType} {CREDENTIAL_TYPE_NAMES[credentialType]}
        </Fact>
        <Fact label="Holder">{isolate(holderName)}</Fact>
        <SubjectFacts subject={claims} />
        <Fact label="Dates">
          {formatDay(issueDate)} to {formatLastDay(expiryDate)}
        </Fact>
        <Fact label="Issuer">{issuer}. Not a US government document.</Fact>
      </dl>
    </Panel>
  )
}

function SubjectFacts({ subject }: { subject: Subject }) {
  if (subject.credentialType !== COURSE) {
    return <Fact label="Passport">ends in {subject.passportLastFour}</Fact>
  }
  return (
    <>
      <Fact label="What it is">{noteOf(subject.credentialType)}</Fact>
      <Fact label="Score">{subject.score}%</Fact>
      <Fact label="Content">
        edition of {formatDay(subject.edition)}, oldest fact of {formatDay(subject.oldestFact)}
      </Fact>
    </>
  )
}

type Block = NonNullable<ProofVerdict['block']>

/** Links to the explorer's page for the block. */
function Place({ verdict: { registry }, block }: { verdict: ProofVerdict; block: Block }) {
  const page = registry && explorerPageOf(registry.chainId, block.number)
  return (
    <Panel title="On blockchain">
      <dl className={anchorStyles['facts']}>
        <Fact label="Block">
          {page ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {block.number}
              <VisuallyHidden>(opens the block explorer in a new tab)</VisuallyHidden>
            </a>
          ) : (
            block.number
          )}
          , {formatInstant(block.time.getTime())}
        </Fact>
        {registry && (
          <>
            <Fact label="Chain">{registry.chainId}</Fact>
            <Fact label="Registry">
              <CopyText text={`0x${toHex(registry.address)}`} noun="address of the registry" />
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  )
}

function Limits({ isValid }: { isValid: boolean }) {
  return (
    <Panel title={isValid ? 'What this proves, and what not' : 'What a file cannot prove'}>
      <div className={styles['limits']}>
        {isValid && (
          <p>
            These very bytes were signed by the issuer, stood in the issuer's registry at that block
            or earlier, and were not revoked there at that block.
          </p>
        )}
        <p>It does not prove:</p>
        <ul className={styles['list']}>
          {NOT_PROVEN.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
