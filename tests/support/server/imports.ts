import { IMPORT_COLUMNS, type Import, type ImportColumn } from '#contracts/credentials/imports.ts'
import { writeCsv } from '#contracts/text/csv.ts'
import { dayFromNow } from './credentials.ts'
import type { HttpClient, Reply } from './http-client.ts'

export type ImportCells = Record<ImportColumn, string>

/** Returns a valid line for this email address. */
export function buildLine(email: string, reference: string, cells: Partial<ImportCells> = {}) {
  return {
    email,
    holder_name: 'Imported Holder',
    credential_type: 'F-1',
    passport_last_four: '4321',
    issue_date: dayFromNow(-10),
    expiry_date: dayFromNow(365),
    reference,
    ...cells,
  } satisfies ImportCells
}

export function writeImport(lines: readonly ImportCells[]): string {
  const columns = Object.keys(IMPORT_COLUMNS) as ImportColumn[]
  return writeCsv([columns, ...lines.map((cells) => columns.map((column) => cells[column]))])
}

export function uploadText(browser: HttpClient, raw: string): Promise<Reply> {
  const headers = { 'Content-Type': 'text/csv' }
  return browser.post('/api/admin/imports', undefined, { raw, headers })
}

/** Uploads a file with valid lines. Returns the import. */
export async function upload(browser: HttpClient, lines: readonly ImportCells[]): Promise<Import> {
  const { status, body } = await uploadText(browser, writeImport(lines))
  if (status !== 200) throw new Error(`not uploaded: ${JSON.stringify(body)}`)
  return body as Import
}

/** Starts, pauses or cancels an import. */
export function moveImport(
  browser: HttpClient,
  importId: string,
  verb: 'start' | 'pause' | 'cancel',
): Promise<Reply> {
  return browser.post(`/api/admin/imports/${importId}/${verb}`)
}

export async function readImport(browser: HttpClient, importId: string): Promise<Import> {
  return (await browser.get(`/api/admin/imports/${importId}`)).body as Import
}
