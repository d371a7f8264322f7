import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  activatePack,
  CHECK_PACK,
  Delivered,
  IMPORT_PACK,
  leavePacks,
  listPacks,
  listPagesToOpen,
  PackCheck,
  readDelivered,
} from '#contracts/learning/content-packs.ts'
import type { Page } from '#contracts/endpoint.ts'
import { callWithFile } from '#pwa/network/files.ts'
import { call, callList } from '#pwa/network/http.ts'
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

/** A checked pack and its file. */
export interface Looked {
  check: PackCheck
  file: Blob
}

/** The caller shows the failure beside the file. */
export function useCheckPack() {
  return useMutation({
    mutationFn: async (chosen: File): Promise<Looked> => {
      // Reads the file now, so that a later confirmation imports the checked bytes, even after a change.
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

/** Without a version, returns to the content of the build. */
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
