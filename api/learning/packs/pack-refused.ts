import { ApiError } from '#api/errors.ts'

export function refusePack(message: string): never {
  throw new ApiError('PACK_REFUSED', { message })
}
