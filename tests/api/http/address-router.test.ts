import Router from '@koa/router'
import { expect, test } from 'vitest'
import { AddressRouter } from '#api/http/address-router.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('every address leads to the route to which the router of Koa leads', async () => {
  const { routes } = await startTestApp()
  const [ours, theirs] = [new AddressRouter(), new Router()]
  const handle = () => undefined
  for (const { method, path } of routes) {
    ours.add(method, path, handle)
    theirs.register(path, [method], handle)
  }
  const lead = (router: Router, method: string, address: string) => {
    const { route, pathAndMethod } = router.match(address, method)
    return { method, address, route, to: pathAndMethod.map(({ methods, path }) => [methods, path]) }
  }
  for (const { path } of routes) {
    const address = path.replaceAll(/:\w+/g, 'x')
    for (const written of [address, `${address}/`, `${address}/x`, address.toUpperCase()]) {
      for (const method of METHODS) {
        expect(lead(ours, method, written)).toEqual(lead(theirs, method, written))
      }
    }
  }
})
