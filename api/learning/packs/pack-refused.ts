import { ApiError } from '#api/http/errors.ts'

export function refusePack(message: string): never {
  throw new ApiError('PACK_REFUSED', { message })
}
