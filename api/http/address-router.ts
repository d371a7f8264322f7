import Router, { type Layer, type RouterMiddleware } from '@koa/router'
import type { Method } from '#contracts/endpoint.ts'

/**
 * Finds an address without parameters in a map. `Router` itself tries the patterns of all routes for each
 * request.
 */
export class AddressRouter extends Router {
  readonly #fixed = new Map<string, Layer>()

  add(method: Method, path: string, handle: RouterMiddleware): void {
    const layer = this.register(path, [method], handle) as Layer
    if (layer.paramNames.length === 0) this.#fixed.set(`${method} ${path}`, layer)
  }

  override match(path: string, method: string): ReturnType<Router['match']> {
    const layer = this.#fixed.get(`${method} ${path}`)
    if (!layer) return super.match(path, method)
    return { path: [layer], pathAndMethod: [layer], route: true }
  }
}
