import type {
  ProofCheckResult,
  ProofVerdict,
} from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { toHex } from '#contracts/bytes.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
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
import { words as verdictWords } from '#pwa/screens/verification/verdict/words.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './proof-page.module.css'
import { proofSentence } from './proof-sentence.ts'
import type { CheckedProof } from './use-proof.ts'
import { words } from './words.tsx'

/**
 * Well-known block explorers by chain id. The explorer must not come from the proof file, because a
 * forger could name a false one.
 */
const EXPLORERS: ReadonlyMap<number, string> = new Map([
  [1, 'https://etherscan.io'],
  [10, 'https://optimistic.etherscan.io'],
  [137, 'https://polygonscan.com'],
  [8453, 'https://basescan.org'],
  [42161, 'https://arbiscan.io'],
  [11155111, 'https://sepolia.etherscan.io'],
])

const { answers, credential: labels, place, limits } = words

/** The verdicts that appear with a list of the limits of a proof file. */
const LIMITED = new Set<ProofVerdict['status']>(['valid', 'not_checked'])

/**
 * Shows the verdict on a proof file. Explains in plain words which facts the file proves, and which
 * it cannot prove.
 */
export function ProofCard({ checked: { name, verdict } }: { checked: CheckedProof }) {
  const { status, checks, claims, block } = verdict
  return (
    <article className={cardStyles['verdict']}>
      <header className={cardStyles['head']}>
        <div className={cardStyles['stamp']}>
          <Stamp verdict={status} isPlain={claims?.credentialType === COURSE} />
        </div>
        <h2 className={cardStyles['title']}>{name}</h2>
        <p className={cardStyles['sentence']}>{proofSentence(verdict)}</p>
      </header>
      <CheckLines lines={checks.map(describe)} />
      {claims && <Credential claims={claims} />}
      {block && <Place verdict={verdict} block={block} />}
      {block && LIMITED.has(status) && <Limits isValid={status === 'valid'} />}
    </article>
  )
}

function describe({ check, result, detail }: ProofCheckResult) {
  const answer = answers[result]
  const name = words.checks[check]
  return { check, result, name, answer, printed: answer, detail: formatTimes(detail) }
}

function Credential({ claims }: { claims: CredentialClaims }) {
  const { credentialType, holderName, issueDate, expiryDate, issuer } = claims
  return (
    <Panel title={labels.title}>
      <dl className={anchorStyles['facts']}>
        <Fact label={labels.type}>
          {credentialType} {verdictWords.types[credentialType]}
        </Fact>
        <Fact label={labels.holder}>{isolate(holderName)}</Fact>
        <SubjectFacts subject={claims} />
        <Fact label={labels.dates}>
          {verdictWords.dates(formatDay(issueDate), formatLastDay(expiryDate))}
        </Fact>
        <Fact label={labels.issuer}>{labels.issuerIs(issuer)}</Fact>
      </dl>
    </Panel>
  )
}

function SubjectFacts({ subject }: { subject: Subject }) {
  if (subject.credentialType !== COURSE) {
    return <Fact label={labels.passport}>{labels.passportEnds(subject.passportLastFour)}</Fact>
  }
  return (
    <>
      <Fact label={labels.whatItIs}>{verdictWords.courseNote}</Fact>
      <Fact label={labels.score}>{labels.percent(String(subject.score))}</Fact>
      <Fact label={labels.content}>
        {labels.edition(formatDay(subject.edition), formatDay(subject.oldestFact))}
      </Fact>
    </>
  )
}

type Block = NonNullable<ProofVerdict['block']>

/** Links to the explorer's page for the block. */
function Place({ verdict: { registry }, block }: { verdict: ProofVerdict; block: Block }) {
  const page = registry && explorerPageOf(registry.chainId, block.number)
  return (
    <Panel title={place.title}>
      <dl className={anchorStyles['facts']}>
        <Fact label={place.block}>
          {place.blockAndTime(
            page ? (
              <a href={page} target="_blank" rel="noopener noreferrer">
                {block.number}
                <VisuallyHidden>{place.opensExplorer}</VisuallyHidden>
              </a>
            ) : (
              block.number
            ),
            formatInstant(block.time.getTime()),
          )}
        </Fact>
        {registry && (
          <>
            <Fact label={place.chain}>{registry.chainId}</Fact>
            <Fact label={place.registry}>
              <CopyText text={`0x${toHex(registry.address)}`} noun={place.registryNoun} />
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  )
}

function Limits({ isValid }: { isValid: boolean }) {
  return (
    <Panel title={isValid ? limits.titleWhenValid : limits.title}>
      <div className={styles['limits']}>
        {isValid && <p>{limits.proves}</p>}
        <p>{limits.doesNotProve}</p>
        <ul className={styles['list']}>
          {limits.notProven.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

/** Returns null when no explorer is known for the chain. */
function explorerPageOf(chainId: number, blockNumber: number): string | null {
  const explorer = EXPLORERS.get(chainId)
  return explorer ? `${explorer}/block/${String(blockNumber)}` : null
}
