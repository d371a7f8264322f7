import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Page } from '#contracts/page.ts'
import {
  cancelImport,
  Import,
  IMPORT_FAULTS_CSV,
  listImportFaults,
  listImports,
  pauseImport,
  readImport,
  startImport,
  UPLOAD_IMPORT,
} from '#contracts/credentials/imports.ts'
import { callFile, callWithFile } from '#pwa/network/files.ts'
import { callList } from '#pwa/network/call-list.ts'
import { call } from '#pwa/network/http.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'

const LOOK_AGAIN_MS = 1000
const FAULTS_FILE = 'import-errors.csv'

type PageQuery = z.input<typeof Page>

export function importsQuery(query: PageQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'imports', query],
    queryFn: ({ signal }) => callList(listImports, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Reads an import. Reads it repeatedly while the server issues its lines. */
export function importQuery(known: Import) {
  const { importId } = known
  return queryOptions({
    queryKey: [ADMIN, 'import', importId],
    queryFn: ({ signal }) => call(readImport, { params: { importId }, signal }),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_AGAIN_MS : false),
  })
}

/** Reads the faults of an import. Reads them again when their number has changed. */
export function faultsQuery({ importId, wrong, refused }: Import, query: PageQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'import', importId, 'faults', query, wrong + refused],
    queryFn: ({ signal }) => callList(listImportFaults, { params: { importId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The caller shows a failure next to the file. */
export function useUploadImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) =>
      callWithFile(UPLOAD_IMPORT, new Blob([file], { type: 'text/csv' }), Import),
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN, 'imports'] }),
  })
}

/** Starts to issue the lines, or continues a paused import. */
export function useStartImport() {
  return useMove((importId) => call(startImport, { params: { importId } }))
}

export function usePauseImport() {
  return useMove((importId) => call(pauseImport, { params: { importId } }))
}

export function useCancelImport() {
  return useMove((importId) => call(cancelImport, { params: { importId } }))
}

function useMove(mutationFn: (importId: string) => Promise<Import>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (moved) => {
      client.setQueryData([ADMIN, 'import', moved.importId], moved)
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN] }),
  })
}

export function useSaveFaults() {
  return useMutation({
    mutationFn: (importId: string) => callFile(IMPORT_FAULTS_CSV, { importId }),
    onSuccess: async (csv) => {
      await saveFile(FAULTS_FILE, csv)
    },
    onError: reportFailure,
  })
}
