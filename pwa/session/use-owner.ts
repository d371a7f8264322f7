import { useSession } from './use-session.ts'
import { VISITOR } from './visitor.ts'

/** Returns the owner of the device data that this screen uses. Returns null while the session is loading. */
export function useOwner(): string | null {
  const { status, user } = useSession()
  if (status === 'loading') return null
  return user?.id ?? VISITOR
}
