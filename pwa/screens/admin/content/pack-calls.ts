import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  activatePack,
  CHECK_PACK,
  Delivered,
  IMPORT_PACK,
  leavePacks,
  listLosses,
  listPacks,
  listPagesToOpen,
  PackCheck,
  readDelivered,
} from '#contracts/learning/content-packs.ts'
import type { Page } from '#contracts/page.ts'
import { callWithFile } from '#pwa/network/files.ts'
import { callList } from '#pwa/network/call-list.ts'
import { call } from '#pwa/network/http.ts'
import { useAdminMutation } from '#pwa/screens/admin/admin-mutations.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'

export function packsQuery(query: z.input<typeof Page>) {
  return queryOptions({
    queryKey: [ADMIN, 'content-packs', query],
    queryFn: ({ signal }) => callList(listPacks, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const deliveredQuery = queryOptions({
  queryKey: [ADMIN, 'content-packs', 'delivered'],
  queryFn: ({ signal }) => call(readDelivered, { signal }),
})

export const pagesToOpenQuery = queryOptions({
  queryKey: [ADMIN, 'content-packs', 'pages-to-open'],
  queryFn: ({ signal }) => call(listPagesToOpen, { signal }),
})

export const lossesQuery = queryOptions({
  queryKey: [ADMIN, 'content-packs', 'losses'],
  queryFn: ({ signal }) => call(listLosses, { signal }),
})

/** The file of a pack, and the result of its check. */
export interface Looked {
  check: PackCheck
  file: Blob
}

/** The caller shows a failure next to the file. */
export function useCheckPack() {
  return useMutation({
    mutationFn: async (chosen: File): Promise<Looked> => {
      // Reads the bytes of the file now. The file may change after the check, but the import must
      // use the checked bytes.
      const file = new Blob([await chosen.arrayBuffer()], { type: 'application/json' })
      return { check: await callWithFile(CHECK_PACK, file, PackCheck), file }
    },
  })
}

export function useImportPack() {
  return useAdminMutation(
    (file: Blob) => callWithFile(IMPORT_PACK, file, Delivered),
    ({ version }) => `Readers get version ${String(version)} from now on.`,
  )
}

/** Without a version, activates the content that the build contains. */
export function useActivatePack() {
  return useAdminMutation(
    (version: number | null) =>
      version === null
        ? call(leavePacks)
        : call(activatePack, { params: { version: String(version) } }),
    ({ version }) =>
      version === null
        ? 'Readers get what the build brought from now on.'
        : `Readers get version ${String(version)} from now on.`,
  )
}
