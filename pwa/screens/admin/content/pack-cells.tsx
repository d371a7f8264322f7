import type { StoredPack } from '#contracts/learning/content-packs.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatDay, formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'

type Choose = (pack: StoredPack) => void

interface PackProps {
  pack: StoredPack
}

export const packColumns = (onChoose: Choose): Column<StoredPack>[] => [
  { id: 'version', header: 'Version', align: 'end', cell: ({ version }) => version },
  { id: 'built', header: 'Of', cell: ({ built }) => formatDay(built) },
  { id: 'editor', header: 'Editor', cell: (pack) => <Editor pack={pack} /> },
  { id: 'imported', header: 'Taken in', cell: ({ importedAt }) => <When at={importedAt} /> },
  { id: 'state', header: 'State', cell: (pack) => <State pack={pack} /> },
  {
    id: 'actions',
    header: 'Actions',
    cell: (pack) => <Activate pack={pack} onChoose={onChoose} />,
  },
]

export function PackCard({ pack, onChoose }: PackProps & { onChoose: Choose }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>Version {pack.version}</strong>
        <State pack={pack} />
      </header>
      <dl className={styles['facts']}>
        <Fact label="Of">{formatDay(pack.built)}</Fact>
        <Fact label="Taken in">{formatInstant(pack.importedAt)}</Fact>
        <Fact label="Editor" className={styles['wide']}>
          <Editor pack={pack} />
        </Fact>
      </dl>
      <Activate pack={pack} onChoose={onChoose} />
    </article>
  )
}

function Editor({ pack: { editor, note } }: PackProps) {
  return (
    <>
      <Line>{editor}</Line>
      <Notes notes={[note]} />
    </>
  )
}

function State({ pack: { isActive, fault } }: PackProps) {
  if (isActive) return <Badge tone="ok">In force</Badge>
  if (fault === null) return <Badge tone="neutral">Kept</Badge>
  return (
    <>
      <Badge tone="warn">Out of use</Badge>
      <Notes notes={[fault]} />
    </>
  )
}

function Activate({ pack, onChoose }: PackProps & { onChoose: Choose }) {
  if (pack.isActive || pack.fault !== null) return '–'
  return (
    <Button size="small" onClick={() => onChoose(pack)}>
      Put in force<VisuallyHidden> version {pack.version}</VisuallyHidden>
    </Button>
  )
}
