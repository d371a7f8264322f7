import FileCheck from 'lucide-react/icons/file-check'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { ProofCard } from './proof-card.tsx'
import styles from './proof-page.module.css'
import { proofSentence } from './proof-sentence.ts'
import { useProof } from './use-proof.ts'
import { words } from './words.tsx'

const { page } = words

/** Checks a proof file on this device. The file is sent nowhere, and nobody needs an account. */
export function ProofPage() {
  const { checked, hash, isHashMalformed, choose, give } = useProof()
  // Loads the issuer's keys to the device while there is a connection.
  useTrust(true)

  return (
    <Page width="reading">
      <PageHeading title={page.title}>{page.about}</PageHeading>
      <div className={styles['proof']}>
        <FileZone
          title={page.choose}
          hint={page.chooseHint}
          icon={<FileCheck />}
          accept="application/json,.json"
          onFile={(file) => void choose(file)}
        />
        <TextInput
          label={page.hash}
          isOptional
          hint={page.hashHint}
          error={isHashMalformed ? page.hashMalformed : ''}
          value={hash}
          autoComplete="off"
          spellCheck={false}
          onValueChange={(given) => void give(given)}
        />
        <VisuallyHidden role="status">
          {checked && page.spoken(checked.name, proofSentence(checked.verdict))}
        </VisuallyHidden>
        {checked && <ProofCard checked={checked} />}
      </div>
    </Page>
  )
}
