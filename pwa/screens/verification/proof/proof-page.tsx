import FileCheck from 'lucide-react/icons/file-check'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { ProofCard } from './proof-card.tsx'
import styles from './proof-page.module.css'
import { useProof } from './use-proof.ts'

/** Checks on this device what a proof file proves. The file is sent nowhere, and nobody needs an account. */
export function ProofPage() {
  const { checked, hash, isHashMalformed, choose, give } = useProof()
  // Loads the issuer's keys to the device while there is a connection.
  useTrust(true)

  return (
    <Page width="reading">
      <PageHeading title="Check a proof file">
        The file is checked on this device and sent nowhere. Once this page has loaded, it needs no
        connection.
      </PageHeading>
      <div className={styles['proof']}>
        <FileZone
          title="Choose a proof file"
          hint="or drop it here. Holders save it in their wallet; its name begins with visa-proof."
          icon={<FileCheck />}
          accept="application/json,.json"
          onFile={(file) => void choose(file)}
        />
        <TextInput
          label="Hash of the block"
          isOptional
          hint="Look the block's number up in any explorer, or ask any node, and paste its hash: then nobody has to be believed that the block is real."
          error={isHashMalformed ? 'A hash is 0x and 64 digits from 0 to f.' : ''}
          value={hash}
          autoComplete="off"
          spellCheck={false}
          onValueChange={(given) => void give(given)}
        />
        <VisuallyHidden role="status">
          {checked && `${checked.name}: ${checked.verdict.message}`}
        </VisuallyHidden>
        {checked && <ProofCard checked={checked} />}
      </div>
    </Page>
  )
}
