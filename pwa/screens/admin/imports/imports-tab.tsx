import { useQuery, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import { writeCsv } from '#contracts/text/csv.ts'
import { Page } from '#contracts/page.ts'
import {
  IMPORT_COLUMNS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_LINES,
  type Import,
} from '#contracts/credentials/imports.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { sentenceFor, titleFor } from '#pwa/network/errors.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { useIsBusyShown } from '#pwa/ui/use-is-busy-shown.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { importsQuery, useUploadImport } from './import-calls.ts'
import { ImportCard, importColumns } from './import-cells.tsx'
import { ImportDialog } from './import-dialog.tsx'

const COLUMNS = Object.keys(IMPORT_COLUMNS)
const LIMITS = `Up to ${formatCount(IMPORT_MAX_LINES)} lines and ${String(IMPORT_MAX_BYTES / 1024)} kB`

export function ImportsTab() {
  const list = useListInUrl('imports', Page)
  const answer = useQuery(importsQuery(list.query))
  const client = useQueryClient()
  const shown = useRowDialog<Import>()
  const isIssuer = hasRight(useUser(), 'issue')
  return (
    <ListSection name="Imports" section={shown.section}>
      {isIssuer && <Upload onUploaded={shown.open} />}
      <TableList
        noun="imports"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="No imports yet">
            A file of credentials that is uploaded here is listed with what became of it.
          </EmptyState>
        }
        caption="Imports"
        columns={importColumns(shown.open)}
        keyOf={({ importId }) => importId}
        renderCard={(one) => <ImportCard one={one} onOpen={shown.open} />}
      />
      {shown.row && (
        <ImportDialog
          opened={shown.row}
          onClose={() => {
            shown.close()
            // The import may have issued credentials in the meantime, and they appear in several lists.
            void client.invalidateQueries({ queryKey: [ADMIN] })
          }}
        />
      )}
    </ListSection>
  )
}

function Upload({ onUploaded }: { onUploaded: (one: Import) => void }) {
  const upload = useUploadImport()
  const isBusyShown = useIsBusyShown(upload.isPending)
  return (
    <>
      <FileZone
        title={isBusyShown ? 'Looking through the file…' : 'Choose a CSV file of credentials'}
        hint={`or drop it here. ${LIMITS}. Each line is checked first, and nothing is issued before you start it.`}
        icon={isBusyShown ? <Spinner isNow /> : <FileUp />}
        accept=".csv,text/csv"
        onFile={(file) => upload.mutate(file, { onSuccess: onUploaded })}
      />
      {upload.error && (
        <Notice tone="seal" title={titleFor(upload.error, 'The file was not taken.')} isAlert>
          {sentenceFor(upload.error)}
        </Notice>
      )}
      <div>
        <Button
          size="small"
          icon={<Download />}
          onClick={() =>
            void saveFile('credentials.csv', new Blob([writeCsv([COLUMNS])], { type: 'text/csv' }))
          }
        >
          Save an empty file with the columns
        </Button>
      </div>
    </>
  )
}
