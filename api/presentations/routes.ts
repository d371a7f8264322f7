import {
  issuePasses as issuePassesEndpoint,
  listDevices,
  mintToken as mintTokenEndpoint,
  registerDevice as registerDeviceEndpoint,
  renameDevice as renameDeviceEndpoint,
  revokeDevice,
  showQr as showQrEndpoint,
  TOKEN_MINUTES_UNPROVEN,
} from '#contracts/presentation/calls.ts'
import { endCodes as endCodesEndpoint, listCodes } from '#contracts/presentation/codes.ts'
import { freshForPower, requireAccount } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import { type SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { endOwnCodes } from './end-codes.ts'
import { endDevice } from './end-device.ts'
import { issuePasses } from './issue-passes.ts'
import { listOwnCodes } from './list-codes.ts'
import { listOwnDevices } from './list-devices.ts'
import { mintToken } from './mint-token.ts'
import { presentCode, presentDevice } from './present.ts'
import { registerDevice } from './register-device.ts'
import { renameDevice } from './rename-device.ts'
import { showQr } from './show-qr.ts'

export function bindPresentations(router: ApiRouter, services: Services): void {
  route(router, registerDeviceEndpoint, ['general', requireAccount], async ({ body, user }) =>
    presentDevice(await registerDevice(services, { ...body, user })),
  )

  route(router, listDevices, ['general', requireAccount], async ({ user }) => {
    return (await listOwnDevices(services, user.id)).map(presentDevice)
  })

  route(router, renameDeviceEndpoint, ['general', requireAccount], async ({ body, params, user }) =>
    presentDevice(await renameDevice(services, { ...body, ...params, user })),
  )

  route(router, revokeDevice, ['general', requireAccount], async ({ params, user }) => {
    await endDevice(services, { ...params, user })
    return undefined
  })

  route(router, issuePassesEndpoint, ['general', requireAccount], ({ body, user }) =>
    issuePasses(services, { ...body, user }),
  )

  route(router, mintTokenEndpoint, ['general', requireAccount], ({ body, params, user }) => {
    requireProofFor(body, user)
    return mintToken(services, { ...body, ...params, user })
  })

  route(router, listCodes, ['general', requireAccount], async ({ user }) =>
    (await listOwnCodes(services, user.id)).map(presentCode),
  )

  route(router, endCodesEndpoint, ['general', requireAccount], async ({ user }) => {
    await endOwnCodes(services, user)
    return undefined
  })

  route(router, showQrEndpoint, ['counted', requireAccount], ({ query, params, user }) => {
    const { size, expiresInMinutes } = query
    requireProofFor(query, user)
    return showQr(services, { ...params, size, expiresInMinutes, user })
  })
}

function requireProofFor({ expiresInMinutes }: { expiresInMinutes: number }, user: SignedInUser) {
  if (expiresInMinutes > TOKEN_MINUTES_UNPROVEN) freshForPower(user)
}
