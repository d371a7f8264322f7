import type { Context } from 'koa'
import { administrator } from '#api/audit/doer.ts'
import { ApiError } from '#api/http/errors.ts'
import { freshForPower, requireOwner } from '#api/http/guards.ts'
import { readJsonBytes, readSoundJson } from '#api/http/read-body.ts'
import { type ApiRouter, listRoute, route, uploadRoute } from '#api/http/route.ts'
import { inTurns } from '#api/in-turns.ts'
import type { Services } from '#api/services.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import {
  activatePack as activateEndpoint,
  CHECK_PACK,
  Delivered,
  IMPORT_PACK,
  leavePacks,
  listLosses,
  listPacks,
  listPagesToOpen,
  PACK_MAX_BYTES,
  PACK_VALUES_MAX,
  PackCheck,
  PackVersion,
  readDelivered,
} from '#contracts/learning/content-packs.ts'
import { activatePack } from './activate-pack.ts'
import { checkPack } from './check-pack.ts'
import { ContentPackRow } from './content-pack-row.ts'
import { describeDelivered } from './delivered-content.ts'
import { importPack } from './import-pack.ts'
import { pagesToOpen } from './pages-to-open.ts'
import { presentPack } from './present.ts'
import { whatAges } from './what-ages.ts'

export function bindPacks(router: ApiRouter, services: Services): void {
  const { database, content, env } = services

  listRoute(router, listPacks, ['general', requireOwner], async ({ query }) => {
    const page = await ContentPackRow.page(database, query)
    return { ...page, items: page.items.map((head) => presentPack(head, env.contentKeys)) }
  })

  route(router, readDelivered, ['general', requireOwner], async () => {
    await content.refresh()
    return describeDelivered(content)
  })

  route(router, listPagesToOpen, ['general', requireOwner], async () => {
    await content.refresh()
    const delivered = await content.read()
    return pagesToOpen(delivered.content, dayOf(services.clock.now()))
  })

  route(router, listLosses, ['general', requireOwner], async () => {
    await content.refresh()
    const delivered = await content.read()
    return whatAges(delivered.content, dayOf(services.clock.now())).losses.map(({ text }) => text)
  })

  const forOwners = ['general', requireOwner, freshForPower] as const

  uploadRoute(router, CHECK_PACK, forOwners, readFile, async (ctx, _user, value) => {
    const { check } = await checkPack(services, value)
    ctx.body = PackCheck.parse(check)
  })

  uploadRoute(router, IMPORT_PACK, forOwners, readFile, async (ctx, user, value) => {
    await importPack(services, { value, by: administrator(ctx, user) })
    ctx.body = Delivered.parse(await describeDelivered(content))
  })

  route(
    router,
    activateEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ params, user, ctx }) => {
      const { data: version, success } = PackVersion.safeParse(Number(params.version))
      if (!success) throw new ApiError('PACK_NOT_FOUND')
      await activatePack(services, { version, by: administrator(ctx, user) })
      return describeDelivered(content)
    },
  )

  route(router, leavePacks, ['general', requireOwner, freshForPower], async ({ user, ctx }) => {
    await activatePack(services, { version: null, by: administrator(ctx, user) })
    return describeDelivered(content)
  })
}

async function readFile(ctx: Context): Promise<unknown> {
  const bytes = await readJsonBytes(ctx, PACK_MAX_BYTES)
  return bytes && inTurns(readSoundJson(bytes, PACK_VALUES_MAX))
}
