import { getListFromStatusListJWT } from '@sd-jwt/jwt-status-list'
import { StatusListCwt } from './owf-status-list.ts'

interface Place {
  list: number
  index: number
}

export interface Statuses {
  jwt: number[]
  cwt: number[]
}

/** Reads statuses with two foreign parsers. Each parser reads one format of the list. */
export async function readStatuses(
  { url }: { url: string },
  places: readonly Place[],
): Promise<Statuses> {
  const statuses: Statuses = { jwt: [], cwt: [] }
  for (const { list, index } of places) {
    const address = `${url}/interop/status/${String(list)}`
    const jwt = await fetchAs(address, 'application/statuslist+jwt')
    statuses.jwt.push(getListFromStatusListJWT(await jwt.text()).getStatus(index))
    const cwt = await fetchAs(address, 'application/statuslist+cwt')
    const bytes = new Uint8Array(await cwt.arrayBuffer())
    statuses.cwt.push(StatusListCwt.fromToken(bytes).payload.statusList.getStatus(index))
  }
  return statuses
}

async function fetchAs(address: string, type: string): Promise<Response> {
  const response = await fetch(address, { headers: { Accept: type } })
  if (response.headers.get('Content-Type') !== type) {
    throw new Error(`${address} answers ${String(response.status)}, and not as ${type}`)
  }
  return response
}
