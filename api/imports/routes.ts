import type { Context } from 'koa'
import { administrator } from '#api/audit/doer.ts'
import { ApiError } from '#api/http/errors.ts'
import {
  freshForAction,
  freshForEverybody,
  freshForPower,
  requireAudit,
  requireIssue,
} from '#api/http/guards.ts'
import { readRawBody } from '#api/http/read-body.ts'
import { type ApiRouter, listRoute, rawRoute, route, uploadRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import {
  cancelImport as cancelEndpoint,
  Import,
  IMPORT_FAULTS_CSV,
  IMPORT_LINES_EASY,
  IMPORT_MAX_BYTES,
  listImportFaults,
  listImports,
  pauseImport as pauseEndpoint,
  readImport,
  startImport as startEndpoint,
  UPLOAD_IMPORT,
  ImportFault,
} from '#contracts/credentials/imports.ts'
import { writeRecordsCsv } from '#contracts/text/csv.ts'
import { ImportLineRow } from './import-line-row.ts'
import { ImportRow } from './import-row.ts'
import { cancelImport, pauseImport, startImport } from './move-import.ts'
import { presentFault, presentImport } from './present.ts'
import { uploadImport } from './upload-import.ts'

const FAULT_COLUMNS = Object.keys(ImportFault.shape) as (keyof ImportFault)[]

export function bindImports(router: ApiRouter, services: Services): void {
  const { database } = services

  uploadRoute(
    router,
    UPLOAD_IMPORT,
    ['general', requireIssue, freshForAction],
    readCsv,
    async (ctx, user, file) => {
      const uploaded = await uploadImport(services, { file, user })
      ctx.body = Import.parse(presentImport(uploaded))
    },
  )

  listRoute(router, listImports, ['general', requireAudit], async ({ query }) => {
    const page = await ImportRow.page(database, query)
    return { ...page, items: page.items.map(presentImport) }
  })

  route(router, readImport, ['general', requireAudit], async ({ params }) =>
    presentImport(await ImportRow.requireShown(database, params.importId)),
  )

  listRoute(
    router,
    listImportFaults,
    ['general', requireAudit],
    async ({ params: { importId }, query }) => {
      await ImportRow.requireShown(database, importId)
      const page = await ImportLineRow.pageOfFaults(database, importId, query)
      return { ...page, items: page.items.map(presentFault) }
    },
  )

  rawRoute(
    router,
    IMPORT_FAULTS_CSV,
    ['general', requireAudit, freshForPower],
    async (ctx, _user, params) => {
      const { id } = await ImportRow.requireShown(database, params['importId'] ?? '')
      const faults = await ImportLineRow.faults(database, id)
      ctx.type = 'text/csv; charset=utf-8'
      ctx.set('Content-Disposition', 'attachment; filename="import-errors.csv"')
      ctx.body = writeRecordsCsv(FAULT_COLUMNS, faults.map(presentFault))
    },
  )

  route(
    router,
    startEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ params: { importId }, user, ctx }) => {
      const { open } = await ImportRow.requireShown(database, importId)
      if (open > IMPORT_LINES_EASY) freshForEverybody(user)
      return presentImport(await startImport(services, { importId, by: administrator(ctx, user) }))
    },
  )

  route(
    router,
    pauseEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ params, user, ctx }) =>
      presentImport(await pauseImport(services, { ...params, by: administrator(ctx, user) })),
  )

  route(
    router,
    cancelEndpoint,
    ['general', requireIssue, freshForAction],
    async ({ params, user, ctx }) =>
      presentImport(await cancelImport(services, { ...params, by: administrator(ctx, user) })),
  )
}

async function readCsv(ctx: Context): Promise<Buffer> {
  if (ctx.is('text/csv')) return readRawBody(ctx, IMPORT_MAX_BYTES)
  ctx.set('Connection', 'close')
  throw new ApiError('NOT_CSV')
}
