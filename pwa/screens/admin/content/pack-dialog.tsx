import { PACK_PARTS, type PackCheck, type PackPart } from '#contracts/learning/content-packs.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from '#pwa/screens/admin/form.module.css'
import { type Looked, useImportPack } from './pack-calls.ts'

const PART_NAMES: Record<PackPart, string> = {
  facts: 'Facts',
  notices: 'Notices',
  officialPages: 'Official pages',
  bank: 'Interview questions',
  readingQuestions: 'Questions after readings',
}
const CHANGES = ['added', 'changed', 'removed'] as const

interface PackDialogProps {
  looked: Looked
  onImported: () => void
  onClose: () => void
}

/** Shows the changes that a pack would make. Nothing changes before the confirmation. */
export function PackDialog({ looked: { check, file }, onImported, onClose }: PackDialogProps) {
  const take = useImportPack()
  const { manifest, findings } = check

  function handleClose() {
    if (!take.isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      size="large"
      title={`Content Pack ${String(manifest.version)}`}
      description={`Of ${formatDay(manifest.built)}, signed by ${manifest.editor}: ${manifest.note}`}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          {findings.length === 0 && (
            <Button
              variant="primary"
              isBusy={take.isPending}
              onClick={() => take.mutate(file, { onSuccess: onImported })}
            >
              Put in force
            </Button>
          )}
        </>
      }
    >
      <div className={styles['form']}>
        {findings.length > 0 && (
          <Notice tone="seal" title="This pack breaks rules and cannot be taken in.">
            <List name="Findings" lines={findings} />
          </Notice>
        )}
        <p>{describeBase(check)}</p>
        <Changes check={check} />
        {check.pastDate.length > 0 && (
          <Notice tone="warn" title="Past their day today">
            <p>Readers see these with a warning. The editor may want to look at them.</p>
            <List name="Past their day" lines={check.pastDate} />
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function describeBase({ comparedWith, touched }: PackCheck): string {
  const base = comparedWith === null ? 'what the build brought' : `version ${String(comparedWith)}`
  const items = touched.length === 1 ? '1 text reads' : `${formatCount(touched.length)} texts read`
  return `Compared with ${base}, which readers get now, ${items} otherwise.`
}

function Changes({ check: { parts, touched } }: { check: PackCheck }) {
  const changes = PACK_PARTS.flatMap((part) =>
    CHANGES.map((change) => ({ part, change, ids: parts[part][change] })),
  ).filter(({ ids }) => ids.length > 0)
  return (
    <div>
      {changes.map(({ part, change, ids }) => (
        <Disclosure
          key={`${part} ${change}`}
          title={`${PART_NAMES[part]} ${change}: ${formatCount(ids.length)}`}
        >
          <List name={`${PART_NAMES[part]} ${change}`} lines={ids} />
        </Disclosure>
      ))}
      {touched.length > 0 && (
        <Disclosure title={`Texts that read otherwise: ${formatCount(touched.length)}`}>
          <List name="Texts that read otherwise" lines={touched} />
        </Disclosure>
      )}
    </div>
  )
}

function List({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <ul aria-label={name} className={styles['chosen']} tabIndex={0}>
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}
